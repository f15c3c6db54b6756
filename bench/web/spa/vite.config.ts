/** React's JSX needs no plugin for a build. */
export default {
  build: { rollupOptions: { input: 'spa.html' }, assetsDir: '_assets', emptyOutDir: false },
};

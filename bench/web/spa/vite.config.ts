import tailwindcss from '@tailwindcss/vite';

/** React's JSX needs no plugin for a build. */
export default {
  plugins: [tailwindcss()],
  build: { rollupOptions: { input: 'spa.html' }, assetsDir: '_assets', emptyOutDir: false },
};

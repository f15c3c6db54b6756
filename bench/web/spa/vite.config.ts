import { readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';

/**
 * The drawings stay the file that the site's own build wrote into the same folder: their module draws it with Node and
 * React's renderer for servers, neither of which belongs in a browser. What is left of it is the reference.
 */
function builtDrawings(): ReturnType<typeof tailwindcss>[number] {
  let name: string | undefined;
  return {
    name: 'built-drawings',
    configResolved({ build }) {
      name = readdirSync(`${build.outDir}/${build.assetsDir}`).find((file) =>
        /^desenhos\..*\.svg$/.test(file),
      );
      if (name === undefined) throw new Error('O build do site não tem os desenhos da página inicial.');
    },
    load(id) {
      if (!id.endsWith('/views/home/drawings.tsx')) return undefined;
      return `export const DrawingPart = ({ id }) => <use href={'/_assets/${name}#' + id} />;`;
    },
  };
}

/** React's JSX needs no plugin for a build. */
export default {
  plugins: [tailwindcss(), builtDrawings()],
  build: { rollupOptions: { input: 'spa.html' }, assetsDir: '_assets', emptyOutDir: false },
};

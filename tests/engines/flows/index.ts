import { dialogLists, listPath } from '#content/waitlist-lists.ts';
import { builtPages, toolPages, unknownPath } from '../../support/browser/pages.ts';
import type { Flow } from '../play.ts';
import { plantedPath } from '../watched-site.ts';
import { keyFlows } from './keys.ts';
import { pointerFlows } from './pointer.ts';

/** Shows that scripts which cannot run make a flow fail, also what only Chromium can: else a silent watch would pass everything. */
const plantedDefect: Flow = {
  name: 'um defeito plantado é notado',
  size: 'celular',
  provokes: [/^\/__defeito: exception: TypeError.*norIsThis/, /^\/__defeito: exception: TypeError.*brands/],
  run: (visitor) => visitor.open(plantedPath),
};

/** Every page of the site, those that are shown on demand too, and the answer to an unknown path, without an error and without scrolling sideways. */
const everyPage: Flow = {
  name: 'todas as páginas, sem erro e sem rolar para o lado',
  size: 'celular',
  provokes: [/^404 \/pagina-que-nao-existe$/],
  run: async (visitor) => {
    for (const path of [...builtPages(), ...toolPages, ...dialogLists.map(listPath), unknownPath]) {
      await visitor.open(path);
      await visitor.holds(
        `${path} cabe na janela`,
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
    }
  },
};

// R-PAGE-28
/** What is played in Firefox and in WebKit. */
export const flows: readonly Flow[] = [plantedDefect, everyPage, ...pointerFlows, ...keyFlows];

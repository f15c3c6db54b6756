import { skipLink } from '#content/interface.ts';
import type { Visitor } from '../../visitor.ts';
import type { Flow } from '../flow.ts';

/** What a visitor does by keys alone on a page. */
export interface KeyFlow {
  readonly name: string;
  readonly path: string;
  readonly size: 'desktop' | 'phone';
  readonly run: (visitor: Visitor) => Promise<void>;
}

/** The flow under the cookie banner, which nothing that has focus may lie behind. */
export function underBanner({ name, path, size, run }: KeyFlow): Flow {
  return {
    name: `${name} por teclado, com o aviso`,
    sizes: [size],
    visitor: 'undecided',
    run: async (visitor) => {
      await visitor.open(path);
      await visitor.see({ css: '.cookies' });
      await run(visitor);
    },
  };
}

/** The flow by who has answered the banner. */
export function afterBanner({ name, path, size, run }: KeyFlow): Flow {
  return {
    name: `${name} por teclado`,
    sizes: [size],
    run: async (visitor) => {
      await visitor.open(path);
      await run(visitor);
    },
  };
}

/** From the top of a page past banner and header, as the page's first stop offers. */
export async function skipToContent(visitor: Visitor): Promise<void> {
  await visitor.tabTo({ role: 'link', name: skipLink });
  await visitor.press('Enter');
}

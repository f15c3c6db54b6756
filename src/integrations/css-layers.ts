import type { AtRule, Plugin } from 'postcss';

/** The order of the layers: each wins over the ones before, wherever its rules stand in the document. */
const order = ['base', 'primitives', 'components', 'sections', 'views'];

/**
 * The layer that a sheet's folder puts it in: a composition wins over the components that it is made of, a page's own object
 * over both. What `src/styles/site.css` imports has its layer there, and the same.
 * @param file path of the sheet, with the query that a bundler adds
 * @returns undefined where the sheet stays as it is
 */
export function layerOf(file: string): string | undefined {
  if (/\/src\/(features|views)\//.test(file)) return 'views';
  if (/\/src\/components\/(sections|scenes)\//.test(file)) return 'sections';
  return /\/src\/components\//.test(file) ? 'components' : undefined;
}

/** Puts every sheet into the layer of its folder, so that no sheet has to say it. */
export const cssLayers: Plugin = {
  postcssPlugin: 'css-layers',
  OnceExit(root, { AtRule: Rule, result }) {
    const layer = layerOf(result.opts.from ?? '');
    if (layer === undefined) return;
    const wrapped: AtRule = new Rule({ name: 'layer', params: layer, nodes: [] });
    wrapped.append(root.nodes);
    root.removeAll();
    root.append(new Rule({ name: 'layer', params: order.join(', ') }), wrapped);
  },
};

/**
 * The drawings below the home page's first view, as one file that is fetched apart, so that the document fits the
 * first flight of a connection. Each is shown by `<use>` in the page's own `<svg>`, and takes its colours from there.
 */
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { whatsappUrl } from '#brand.ts';
import { projects } from '#content/home.ts';
import { chamaLaScene, leiaLaScene } from '#content/home-scenes.ts';
import { TallDrawing, WideDrawing } from './MethodDrawing.tsx';
import { arcShapes, ProjectArc } from './ProjectArc.tsx';
import { qrDrawing } from './scenes/qr.ts';
import { sparkline } from './scenes/sparkline.ts';

const code = qrDrawing(whatsappUrl(chamaLaScene.messageText));
const clicks = sparkline(leiaLaScene.hours, { width: 300, height: 100 });
const line = { vectorEffect: 'non-scaling-stroke' } as const;

/** The file: one element for each drawing. */
export const drawingsSvg = renderToStaticMarkup(
  // Decorations: what they show is said by the page.
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
    <g id="metodo">
      <WideDrawing />
    </g>
    {[0, 1, 2].map((step) => (
      <g key={step} id={`passo-${step}`}>
        <TallDrawing step={step} />
      </g>
    ))}
    <symbol id="qr" viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}>
      <path d={code.d} stroke="#111827" shapeRendering="crispEdges" />
    </symbol>
    <g id="cliques">
      <path d="M0 0H300M0 50H300M0 100H300" {...line} strokeOpacity=".12" />
      <path d={clicks.d} {...line} strokeWidth="1.75" />
      {/* A point of no length with a round cap: a dot that stays round while the drawing is stretched. */}
      <path
        d={`M${clicks.end.join(' ')}h0`}
        {...line}
        stroke="var(--ct-accent)"
        strokeLinecap="round"
        strokeWidth="10"
      />
    </g>
    {arcShapes.map((shape) => (
      <ProjectArc key={shape.id} shape={shape} steps={projects.steps} />
    ))}
  </svg>,
);

/** Its name, with a hash of what is in it: under `_assets/` a file is kept for a year. */
export const drawingsName = `desenhos.${createHash('sha256').update(drawingsSvg).digest('base64url').slice(0, 8)}`;

type DrawingId = 'metodo' | `passo-${number}` | 'qr' | 'cliques' | `arco-${'wide' | 'tall'}`;

/** One of the drawings, to stand in an `<svg>` of the page. */
export function DrawingPart({ id }: { readonly id: DrawingId }) {
  return <use href={`/_assets/${drawingsName}.svg#${id}`} />;
}

import { renderToStaticMarkup } from 'react-dom/server';
import { whatsappUrl } from '#brand.ts';
import { qrModules, qrSvg } from '#components/drawing/qr.ts';
import { aboutNumbers } from '#content/about.ts';
import { chamaLaMessage } from '#content/home-scenes.ts';
import { FanDrawing, isDense } from '#views/about/AboutSections.tsx';
import { TallDrawing, WideDrawing } from '#views/home/ThreeStepsDrawing.tsx';

const fans = aboutNumbers
  .filter(({ lines }) => isDense(lines))
  .map(({ lines }) => [`linhas-${lines}`, renderToStaticMarkup(<FanDrawing lines={lines} />)] as const);

/** The drawings that `DrawingFile` shows, by name: whole SVG files, which see nothing of the page's styles. */
export const drawingFiles: Readonly<Record<string, string>> = {
  metodologia: renderToStaticMarkup(<WideDrawing />),
  'metodologia-em-pe': renderToStaticMarkup(<TallDrawing />),
  // A real one: a camera opens the conversation that the scene's fields describe.
  'codigo-chama-la': qrSvg(qrModules(whatsappUrl(chamaLaMessage))),
  ...Object.fromEntries(fans),
};

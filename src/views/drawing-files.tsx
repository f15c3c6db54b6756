import { renderToStaticMarkup } from 'react-dom/server';
import { qrSvg } from '#components/drawing/qr.ts';
import { aboutNumbers } from '#content/about.ts';
import { FanDrawing, isDense } from '#views/about/Fan.tsx';
import { chamaLaCode } from '#views/home/chama-la-code.ts';
import { TallDrawing, WideDrawing } from '#views/home/ThreeStepsDrawing.tsx';

const fans = aboutNumbers
  .filter(({ lines }) => isDense(lines))
  .map(({ lines }) => [`linhas-${lines}`, renderToStaticMarkup(<FanDrawing lines={lines} />)] as const);

/** The drawings that `DrawingFile` shows, by name: whole SVG files, which see nothing of the page's styles. */
export const drawingFiles: Readonly<Record<string, string>> = {
  metodologia: renderToStaticMarkup(<WideDrawing />),
  'metodologia-em-pe': renderToStaticMarkup(<TallDrawing />),
  'codigo-chama-la': qrSvg(chamaLaCode),
  ...Object.fromEntries(fans),
};

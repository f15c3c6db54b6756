import { useState } from 'react';
import { qrLines, qrModules, qrPng, qrSvg, qrViewBox } from '#components/drawing/qr.ts';
import { Button } from '#components/ui/Button.tsx';
import { saveFile } from '#components/ui/save-file.ts';
import { chamaLa } from '#content/pages/chama-la.ts';

const { builder } = chamaLa;

/** The QR code of the link and its two downloads; an empty place while there is no link. */
export function QrPanel({ link, digits }: { readonly link: string | undefined; readonly digits: string }) {
  const [pngFailed, setPngFailed] = useState(false);
  if (!link) {
    return (
      <div className="link-builder__qr">
        <i aria-hidden="true" />
        <p className="type-label">{builder.qrMissing}</p>
      </div>
    );
  }
  const modules = qrModules(link);
  const name = `${builder.fileName}-${digits}`;
  const savePng = async () => {
    const png = await qrPng(modules).catch(() => null);
    setPngFailed(png === null);
    if (png) saveFile(png, `${name}.png`);
  };
  return (
    <div className="link-builder__qr">
      <svg viewBox={qrViewBox(modules)} role="img" aria-label={builder.qrLabel}>
        <path d={qrLines(modules)} stroke="#111827" shapeRendering="crispEdges" />
      </svg>
      <div>
        <div className="link-builder__words">
          {pngFailed ? null : <b>{builder.qrTitle}</b>}
          <p className="type-label" role="status">
            {pngFailed ? builder.pngFailed : builder.qrHint}
          </p>
        </div>
        <div className="link-builder__saves scripts-only">
          <Button
            size="sm"
            variant="line"
            onClick={() => saveFile(new Blob([qrSvg(modules)], { type: 'image/svg+xml' }), `${name}.svg`)}
          >
            {builder.svg}
          </Button>
          <Button size="sm" variant="line" onClick={savePng}>
            {builder.png}
          </Button>
        </div>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { qrLines, qrModules, qrPng, qrSvg, qrViewBox } from '#components/drawing/qr.ts';
import { saveFile } from '#components/ui/save-file.ts';
import { chamaLa } from '#content/chama-la.ts';

const { builder } = chamaLa;

/** The QR code of the link and its two downloads; an empty place while there is no link. */
export function QrPanel({ link, digits }: { readonly link: string | undefined; readonly digits: string }) {
  const [pngFailed, setPngFailed] = useState(false);
  if (!link) {
    return (
      <div className="link-builder__qr">
        <div className="link-builder__qr-empty" aria-hidden="true" />
        <p className="link-builder__qr-hint">{builder.qrMissing}</p>
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
      <svg
        className="link-builder__qr-code"
        viewBox={qrViewBox(modules)}
        role="img"
        aria-label={builder.qrLabel}
      >
        <path d={qrLines(modules)} stroke="#111827" shapeRendering="crispEdges" />
      </svg>
      <div>
        <div className="link-builder__qr-words">
          {pngFailed ? null : <p className="link-builder__qr-title">{builder.qrTitle}</p>}
          <p className="link-builder__qr-hint" role="status">
            {pngFailed ? builder.pngFailed : builder.qrHint}
          </p>
        </div>
        <div className="link-builder__saves">
          <button
            type="button"
            className="link-builder__save"
            onClick={() => saveFile(new Blob([qrSvg(modules)], { type: 'image/svg+xml' }), `${name}.svg`)}
          >
            {builder.svg}
          </button>
          <button type="button" className="link-builder__save" onClick={savePng}>
            {builder.png}
          </button>
        </div>
      </div>
    </div>
  );
}

import { type QrModules, qrPath, qrViewBox } from './qr.ts';

/** A QR code on the page, on white with its quiet zone. `label` is its name for a screen reader. */
export function QrDrawing({
  modules,
  label,
  className = '',
}: {
  readonly modules: QrModules;
  readonly label: string;
  readonly className?: string;
}) {
  return (
    <svg className={className} viewBox={qrViewBox(modules)} role="img" aria-label={label}>
      <path d={qrPath(modules)} fill="#111827" shapeRendering="crispEdges" />
    </svg>
  );
}

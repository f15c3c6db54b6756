import { drawingSvg, frames } from '#features/artwork/drawing.ts';
import { type KindOptions, kinds, type Look } from '#features/downloads/rules/kinds.ts';

/**
 * Every variant of the logo and of the icon, at the size that the dialogs start with. The build writes them to
 * `/marca/` as SVG, where they can be had without JavaScript; 'Baixar tudo' packs them. Without a ground the frames
 * that share a margin are one drawing, which comes once, as `square`.
 */
export function artworkFiles() {
  const looks = (['dark', 'light'] as const).flatMap((theme) =>
    [false, true].map((transparent) => ({ theme, transparent, format: 'svg', frame: 'square' }) as const),
  );
  const files = [
    ...looks.map((look) => fileOf('logotipo', kinds['brand-logo'], look)),
    ...looks.flatMap((look) =>
      frames.map((frame) => fileOf('icone', kinds['brand-icon'], { ...look, frame })),
    ),
  ];
  return files.filter(({ svg }, index) => files.findIndex((other) => other.svg === svg) === index);
}

/** One variant of the artwork as a file; `size` is its width in px. */
function fileOf(folder: 'logotipo' | 'icone', kind: KindOptions, look: Look) {
  const size = kind.sizes.preset;
  const drawing = kind.drawing(look);
  return { folder, name: kind.fileName({ ...look, size }), drawing, size, svg: drawingSvg(drawing, size) };
}

/** Address of a file that the build wrote. */
export function artworkUrl(name: string): string {
  return `/marca/${name}`;
}

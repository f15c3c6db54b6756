import { type Drawing, drawingSvg, frames, iconDrawing, logoDrawing, type Theme } from './drawing.ts';
import { iconFileName, logoFileName } from './files.ts';
import { iconSizes, logoSizes } from './size.ts';

/** One variant of the artwork as a file. */
export interface ArtworkFile {
  readonly folder: 'logotipo' | 'icone';
  readonly name: string;
  readonly svg: string;
  readonly drawing: Drawing;
  /** Width in px. */
  readonly size: number;
}

const themes: readonly Theme[] = ['dark', 'light'];
const grounds = [false, true] as const;

/**
 * Every variant of the logo and of the icon, at the size that the dialogs start with. The build writes them to
 * `/marca/` as SVG, where they can be had without JavaScript; 'Baixar tudo' packs them. Without a ground the frames
 * that share a margin are one drawing, which comes once, as `square`.
 */
export function artworkFiles(): readonly ArtworkFile[] {
  const format = 'svg';
  const variants = themes.flatMap((theme) =>
    grounds.map((transparent) => ({ theme, transparent, format }) as const),
  );
  const logos = variants.map((look) => {
    const size = logoSizes.preset;
    return {
      folder: 'logotipo',
      name: logoFileName({ ...look, size }),
      drawing: logoDrawing(look),
      size,
    } as const;
  });
  const icons = variants.flatMap((look) =>
    frames.map((frame) => {
      const size = iconSizes.preset;
      const name = iconFileName({ ...look, frame, size });
      return { folder: 'icone', name, drawing: iconDrawing({ ...look, frame }), size } as const;
    }),
  );
  const files = [...logos, ...icons].map((file) => ({ ...file, svg: drawingSvg(file.drawing, file.size) }));
  return files.filter(({ svg }, index) => files.findIndex((other) => other.svg === svg) === index);
}

/** Address of a file that the build wrote. */
export function artworkUrl(name: string): string {
  return `/marca/${name}`;
}

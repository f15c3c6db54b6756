import { brand } from '#brand.ts';
import { downloads } from '#content/downloads.ts';
import {
  type Drawing,
  type Frame,
  frames,
  iconDrawing,
  logoDrawing,
  type Theme,
} from '#features/artwork/drawing.ts';

/** The three download dialogs: logo and icon of the brand page, and the icon of the about and solutions pages. */
export type DownloadKind = 'brand-logo' | 'brand-icon' | 'icon';

/** What has been chosen for a file, without its size. */
export interface Look {
  readonly theme: Theme;
  readonly transparent: boolean;
  readonly format: 'png' | 'svg' | 'jpg';
  readonly frame: Frame;
}

/** What one dialog offers, and how its choices become a drawing and a file name. */
export interface KindOptions {
  readonly words: Readonly<Record<keyof typeof downloads.logo, string>>;
  /** In px of width; `preset` is what the dialog opens with. */
  readonly sizes: {
    readonly presets: readonly number[];
    readonly preset: number;
    readonly min: number;
    readonly max: number;
  };
  /** Empty: the artwork has no frame. */
  readonly frames: readonly Frame[];
  readonly formats: readonly Look['format'][];
  /** Width of the preview in px (R-DWN-15). */
  readonly preview: number;
  readonly drawing: (look: Look) => Drawing;
  readonly fileName: (look: Look & { readonly size: number }) => string;
}

const icon = {
  preview: 200,
  drawing: iconDrawing,
  // R-DWN-9
  fileName: (look: Look & { readonly size: number }) =>
    `${brand.wordmark}-icon-${look.theme}-${groundOf(look)}-${look.frame}-${look.size}x${look.size}px.${look.format}`,
};

function groundOf({ transparent }: Look): 'solid' | 'transparent' {
  return transparent ? 'transparent' : 'solid';
}

/** The dialogs' options (R-DWN-1 to R-DWN-3). */
export const kinds: Readonly<Record<DownloadKind, KindOptions>> = {
  'brand-logo': {
    words: downloads.logo,
    sizes: { presets: [500, 1000, 1500, 2000, 3000], preset: 1000, min: 100, max: 8000 },
    frames: [],
    formats: ['png', 'svg', 'jpg'],
    preview: 400,
    drawing: logoDrawing,
    // R-DWN-8
    fileName: (look) => `brand-logo-${look.theme}-${groundOf(look)}-${look.size}px.${look.format}`,
  },
  'brand-icon': {
    ...icon,
    words: downloads.icon,
    sizes: { presets: [64, 128, 256, 512, 1024, 2048], preset: 512, min: 16, max: 4096 },
    frames,
    formats: ['png', 'jpg', 'svg'],
  },
  icon: {
    ...icon,
    words: downloads.smallIcon,
    sizes: { presets: [64, 128, 256, 512, 1024], preset: 256, min: 16, max: 4096 },
    frames: ['square', 'circle', 'rounded'],
    formats: ['png', 'svg', 'jpg'],
  },
};

import { downloads } from '#content/downloads.ts';
import {
  type Drawing,
  type Frame,
  frames,
  iconDrawing,
  logoDrawing,
  type Theme,
} from '#features/artwork/drawing.ts';
import { type Format, iconFileName, logoFileName } from '#features/artwork/files.ts';
import { iconSizes, logoSizes, type SizeRange, smallIconSizes } from '#features/artwork/size.ts';

/** The three download dialogs: logo and icon of the brand page, and the icon of the about and solutions pages. */
export type DownloadKind = 'brand-logo' | 'brand-icon' | 'icon';

/** What has been chosen for a file, without its size. */
export interface Look {
  readonly theme: Theme;
  readonly transparent: boolean;
  readonly format: Format;
  readonly frame: Frame;
}

/** What one dialog offers, and how its choices become a drawing and a file name. */
export interface KindOptions {
  readonly words: {
    readonly title: string;
    readonly size: string;
    readonly theme: string;
    readonly other: string;
    /** What the file shows. */
    readonly subject: string;
  };
  readonly sizes: SizeRange;
  /** Empty: the artwork has no frame. */
  readonly frames: readonly Frame[];
  readonly formats: readonly Format[];
  /** Width of the preview in px (R-DWN-15). */
  readonly preview: number;
  readonly drawing: (look: Look) => Drawing;
  readonly fileName: (look: Look & { readonly size: number }) => string;
}

/** The dialogs' options (R-DWN-1 to R-DWN-3). */
export const kinds: Readonly<Record<DownloadKind, KindOptions>> = {
  'brand-logo': {
    words: downloads.logo,
    sizes: logoSizes,
    frames: [],
    formats: ['png', 'svg', 'jpg'],
    preview: 400,
    drawing: logoDrawing,
    fileName: logoFileName,
  },
  'brand-icon': {
    words: downloads.icon,
    sizes: iconSizes,
    frames,
    formats: ['png', 'jpg', 'svg'],
    preview: 200,
    drawing: iconDrawing,
    fileName: iconFileName,
  },
  icon: {
    words: downloads.smallIcon,
    sizes: smallIconSizes,
    frames: ['square', 'circle', 'rounded'],
    formats: ['png', 'svg', 'jpg'],
    preview: 200,
    drawing: iconDrawing,
    fileName: iconFileName,
  },
};

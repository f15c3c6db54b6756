import { brand } from '#brand.ts';
import type { Frame, Theme } from './drawing.ts';

/** The kinds of file that the downloads make. */
export type Format = 'png' | 'svg' | 'jpg';

interface FileOptions {
  readonly theme: Theme;
  readonly transparent: boolean;
  readonly format: Format;
  /** Width in px. */
  readonly size: number;
}

/** Name of a logo file (R-DWN-8): `brand-logo-dark-solid-1000px.png`. */
export function logoFileName({ theme, transparent, format, size }: FileOptions): string {
  return `brand-logo-${theme}-${ground(transparent, format)}-${size}px.${format}`;
}

/** Name of an icon file (R-DWN-9): the wordmark, then `-icon-dark-solid-square-256x256px.png`. */
export function iconFileName({ theme, transparent, format, size, frame }: FileOptions & { frame: Frame }) {
  return `${brand.wordmark}-icon-${theme}-${ground(transparent, format)}-${frame}-${size}x${size}px.${format}`;
}

/** JPG has no transparency, whatever was asked (R-DWN-7). */
function ground(transparent: boolean, format: Format): 'solid' | 'transparent' {
  return transparent && format !== 'jpg' ? 'transparent' : 'solid';
}

/** Share of the raw pixels that a JPG is estimated at (R-DWN-10). */
const JPG_SHARE = 0.15;

/**
 * What a file is estimated to weigh, as the dialogs show it (R-DWN-10): four bytes a pixel,
 * 15% of that in JPG, in MB with one decimal from 1024 KB on; an SVG is always under 2 KB.
 * @returns `~475 KB`, `~1,5 MB` or `< 2 KB`
 */
export function estimatedSize({ width, height, format }: { width: number; height: number; format: Format }) {
  if (format === 'svg') return '< 2 KB';
  const raw = (width * height * 4) / 1024;
  const exact = format === 'jpg' ? raw * JPG_SHARE : raw;
  // Rounded before it is compared: nothing reads '~1024 KB', nor '~0 KB'.
  const kilobytes = Math.max(1, Math.round(exact));
  if (kilobytes < 1024) return `~${kilobytes} KB`;
  return `~${(kilobytes / 1024).toFixed(1).replace('.', ',')} MB`;
}

import { downloads } from '#content/downloads.ts';

/** The sizes that a dialog offers, in px of width. */
export interface SizeRange {
  readonly presets: readonly number[];
  readonly preset: number;
  readonly min: number;
  readonly max: number;
}

/** Sizes of the brand page's logo (R-DWN-3). */
export const logoSizes: SizeRange = {
  presets: [500, 1000, 1500, 2000, 3000],
  preset: 1000,
  min: 100,
  max: 8000,
};

/** Sizes of the brand page's icon. */
export const iconSizes: SizeRange = {
  presets: [64, 128, 256, 512, 1024, 2048],
  preset: 512,
  min: 16,
  max: 4096,
};

/** Sizes of the icon on the about and solutions pages. */
export const smallIconSizes: SizeRange = {
  presets: [64, 128, 256, 512, 1024],
  preset: 256,
  min: 16,
  max: 4096,
};

/** A size in px, and what the visitor is told when it is not the one that was typed. */
export interface ChosenSize {
  readonly size: number;
  /** Whether the typed size counts, or the preset. */
  readonly custom: boolean;
  readonly note?: string;
}

const notes = downloads.sizeNotes;

/**
 * Which size counts: the typed one if it is a number, brought within the limits and to whole pixels; else the
 * preset (R-DWN-6).
 * @param typed text of the custom field; `null` when the field holds something that is no number
 */
export function chooseSize(range: SizeRange, preset: number, typed: string | null): ChosenSize {
  if (typed === '') return { size: preset, custom: false };
  const value = typed === null ? Number.NaN : Number(typed.replace(',', '.'));
  if (!Number.isFinite(value)) {
    return {
      size: preset,
      custom: false,
      note: notes.notANumber(preset),
    };
  }
  const size = Math.min(range.max, Math.max(range.min, Math.round(value)));
  if (value < range.min) return { size, custom: true, note: notes.tooSmall(range.min) };
  if (value > range.max) return { size, custom: true, note: notes.tooLarge(range.max) };
  if (size !== value) return { size, custom: true, note: notes.rounded(size) };
  return { size, custom: true };
}

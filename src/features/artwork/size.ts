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

/** A size in px. */
export interface ChosenSize {
  readonly size: number;
  /** Whether the typed size counts, or the preset. */
  readonly custom: boolean;
}

/**
 * Which size counts: the typed one if it is a number of pixels, in whole ones; else the preset (R-DWN-6).
 * @param typed text of the custom field; `null` when the field holds something that is no number
 */
export function chooseSize(preset: number, typed: string | null): ChosenSize {
  const size = Math.round(Number((typed ?? '').replace(',', '.')));
  return Number.isFinite(size) && size > 0 ? { size, custom: true } : { size: preset, custom: false };
}

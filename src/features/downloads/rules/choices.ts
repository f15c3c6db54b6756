import { heightOf } from '#features/artwork/drawing.ts';
import type { KindOptions, Look } from './kinds.ts';

/** Everything that a visitor has chosen in a dialog. */
export interface Choices extends Look {
  /** The last preset that was chosen; it counts while no size of their own is typed. */
  readonly preset: number;
  readonly typed: string;
}

/** What a dialog opens with (R-DWN-1). */
export function firstChoices({ sizes }: KindOptions): Choices {
  const look = { theme: 'dark', transparent: false, format: 'png', frame: 'square' } as const;
  return { ...look, preset: sizes.preset, typed: '' };
}

/** The choices after a change. A preset clears the custom size; JPG switches transparency off (R-DWN-5, R-DWN-7). */
export function changed(choices: Choices, change: Partial<Choices>): Choices {
  const next = { ...choices, ...change };
  return {
    ...next,
    typed: change.preset === undefined ? next.typed : '',
    transparent: next.transparent && next.format !== 'jpg',
  };
}

/** The file that the choices lead to. */
export type ChosenFile = ReturnType<typeof chosenFile>;

/** Size, name and estimated weight of what would be downloaded now. A typed size counts if it is a number (R-DWN-6). */
export function chosenFile(kind: KindOptions, choices: Choices) {
  const typed = Math.round(Number(choices.typed.replace(',', '.')));
  const isCustom = Number.isFinite(typed) && typed > 0;
  const width = isCustom ? typed : choices.preset;
  const height = heightOf(kind.drawing(choices), width);
  return {
    /** Whether the typed size counts, or the preset. */
    isCustom,
    width,
    height,
    name: kind.fileName({ ...choices, size: width }),
    estimate: estimatedSize(width, height, choices.format),
  };
}

/** Share of the raw pixels that a JPG is estimated at (R-DWN-10). */
const JPG_SHARE = 0.15;

/**
 * What a file is estimated to weigh (R-DWN-10): four bytes a pixel, 15% of that in JPG, in MB with one decimal from
 * 1024 KB on; an SVG is always under 2 KB.
 * @returns `~475 KB`, `~1,5 MB` or `< 2 KB`
 */
function estimatedSize(width: number, height: number, format: Look['format']): string {
  if (format === 'svg') return '< 2 KB';
  const raw = (width * height * 4) / 1024;
  // Rounded before it is compared: nothing reads '~1024 KB', nor '~0 KB'.
  const kilobytes = Math.max(1, Math.round(format === 'jpg' ? raw * JPG_SHARE : raw));
  if (kilobytes < 1024) return `~${kilobytes} KB`;
  return `~${(kilobytes / 1024).toFixed(1).replace('.', ',')} MB`;
}

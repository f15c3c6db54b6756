import { heightOf } from '#features/artwork/drawing.ts';
import { estimatedSize } from '#features/artwork/files.ts';
import { type ChosenSize, chooseSize } from '#features/artwork/size.ts';
import type { KindOptions, Look } from './kinds.ts';

/** Everything that a visitor has chosen in a dialog. */
export interface Choices extends Look {
  /** The last preset that was chosen; it counts while no size of their own is typed. */
  readonly preset: number;
  /** Text of the custom field; `null` when it holds something that is no number. */
  readonly typed: string | null;
}

/** One change of the choices. */
export type Change =
  | { readonly type: 'preset'; readonly size: number }
  | { readonly type: 'typed'; readonly text: string | null }
  | { readonly type: 'look'; readonly look: Partial<Look> };

/** What a dialog opens with (R-DWN-1). */
export function firstChoices({ sizes }: KindOptions): Choices {
  return {
    preset: sizes.preset,
    typed: '',
    theme: 'dark',
    transparent: false,
    format: 'png',
    frame: 'square',
  };
}

/**
 * The choices after a change. A preset clears the custom size; JPG switches transparency off
 * (R-DWN-5, R-DWN-7).
 */
export function changed(choices: Choices, change: Change): Choices {
  if (change.type === 'preset') return { ...choices, preset: change.size, typed: '' };
  if (change.type === 'typed') return { ...choices, typed: change.text };
  const next = { ...choices, ...change.look };
  return next.format === 'jpg' ? { ...next, transparent: false } : next;
}

/** The file that the choices lead to. */
export interface ChosenFile {
  readonly size: ChosenSize;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly estimate: string;
}

/** Size, name and estimated weight of what would be downloaded now. */
export function chosenFile(kind: KindOptions, choices: Choices): ChosenFile {
  const size = chooseSize(choices.preset, choices.typed);
  const width = size.size;
  const height = heightOf(kind.drawing(choices), width);
  return {
    size,
    width,
    height,
    name: kind.fileName({ ...choices, size: width }),
    estimate: estimatedSize({ width, height, format: choices.format }),
  };
}

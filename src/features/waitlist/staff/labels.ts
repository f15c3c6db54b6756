import { sourceLabels } from '#content/staff/sign-ups.ts';
import { cargoOptions, companySizeOptions } from '#content/waitlist.ts';

/** The chosen role as the form shows it; a role that was typed, as it is. */
export function cargoLabel(cargo: string): string {
  return cargoOptions.find(({ value }) => value === cargo)?.label ?? cargo;
}

/** A company's size as the form shows it. */
export function sizeLabel(size: string | null): string | null {
  const option = companySizeOptions.find(({ value }) => value === size);
  return option === undefined ? size : `${option.label} (${option.detail})`;
}

/** Where sign-ups came from, by name; a source that the site does not have, as it is. */
export function sourceLabel(source: string): string {
  return sourceNames.get(source) ?? source;
}

const sourceNames: ReadonlyMap<string, string> = new Map(Object.entries(sourceLabels));

/** A number as it is read: `1.247`. */
export function number(value: number): string {
  return value.toLocaleString('pt-BR');
}

/** A share of a whole: `27%`; under one in a hundred is said so. */
export function percent(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0%';
  const share = (part / whole) * 100;
  return share < 1 ? '< 1%' : `${Math.round(share)}%`;
}

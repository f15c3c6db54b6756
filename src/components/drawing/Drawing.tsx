import type { SVGProps } from 'react';

/** A drawing in lines of the text's colour, in a box of its own units. Decorative: the words beside it say the same. */
export function Drawing({ box, ...rest }: SVGProps<SVGSVGElement> & { readonly box: string }) {
  return <svg viewBox={box} fill="none" stroke="currentColor" aria-hidden="true" {...rest} />;
}

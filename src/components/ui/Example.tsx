import { example } from '#content/interface.ts';

/** The small word on every drawing whose people, newspapers and numbers are made up. */
export function Example({ className = '' }: { readonly className?: string }) {
  return <small className={`example ${className}`}>{example.word}</small>;
}

/** Ring: proposed by the machine, pending, closed. Decorative: the words beside it say the same. */
export function Ring({ className = '' }: { readonly className?: string }) {
  return <i className={`mark-ring ${className}`} aria-hidden="true" />;
}

/** Dot: decided by a person, active, done. Decorative: the words beside it say the same. */
export function Dot({ className = '' }: { readonly className?: string }) {
  return <i className={`mark-dot ${className}`} aria-hidden="true" />;
}

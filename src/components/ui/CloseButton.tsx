import type { ComponentProps } from 'react';

/**
 * The cross that closes something.
 * @param label what a screen reader says
 */
export function CloseButton({
  label,
  className,
  ...button
}: { readonly label: string } & Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'>) {
  return (
    <button
      type="button"
      className={className === undefined ? 'icon-button' : `icon-button ${className}`}
      aria-label={label}
      {...button}
    >
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="m2 2 12 12M14 2 2 14" />
      </svg>
    </button>
  );
}

import type { ComponentProps, ComponentPropsWithRef, ReactNode } from 'react';
import { LineSign, NewTab, newTab } from './Marks.tsx';

interface Look {
  /** `solid`: the one main action of a view. `line`: the action beside it. */
  readonly variant?: 'solid' | 'line';
  /** `md` is 52 px high, `sm` 44 px. */
  readonly size?: 'md' | 'sm';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function buttonClass({ variant = 'solid', size = 'md', className }: Omit<Look, 'children'>): string {
  return ['btn', `btn--${variant}`, size === 'sm' ? 'btn--sm' : '', className ?? '']
    .filter(Boolean)
    .join(' ');
}

/** A pill that does something on the page. `type` is `button` unless it is given. */
export function Button({ variant, size, className, ...rest }: Look & ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={buttonClass({ variant, size, className })} />;
}

/** `away`: in a new tab, and it says so. */
type LinkProps = ComponentProps<'a'> & { readonly away?: boolean | undefined };

function Link({ away = false, children, ...rest }: LinkProps) {
  if (!away) return <a {...rest}>{children}</a>;
  return (
    <a {...rest} {...newTab}>
      {children} <NewTab />
    </a>
  );
}

/** A pill that goes somewhere: the same look as {@link Button}, as a link. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: Look & LinkProps & { readonly href: string }) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}

/** A quiet link with an arrow, for 'read more' actions outside running text. */
export function GoLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className="go-link" href={href}>
      {children}
      <Arrow />
    </a>
  );
}

/** A link among words, or a quiet one. */
export function TextLink(link: LinkProps) {
  return <Link className="text-link" {...link} />;
}

/** The same on a line of its own, where it is 44 px high to be pressed. */
export function LoneLink(link: LinkProps) {
  return <Link className="text-link text-link--alone" {...link} />;
}

/** The arrow of a link that goes on, or of a button that goes back. */
export function Arrow({ back = false }: { readonly back?: boolean }) {
  return <LineSign width={20} height={12} d={back ? 'M20 6H2M7 1 2 6l5 5' : 'M0 6h18M13 1l5 5-5 5'} />;
}

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
      <LineSign width={16} height={16} d="m2 2 12 12M14 2 2 14" />
    </button>
  );
}

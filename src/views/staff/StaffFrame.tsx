import './StaffFrame.css';
import type { ReactNode } from 'react';
import { HeadlineDot } from '#components/sections/Headline.tsx';
import { RegisterPairs } from '#components/sections/RegisterTable.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { type StaffView, staffFrame, staffViews } from '#content/staff/pages.ts';

/** Around every view of the staff page: the way to the other views, the headline, and what was just done. */
export function StaffFrame({
  view,
  isInside = false,
  title = staffViews[view].label,
  back,
  backTo = '',
  lead,
  done,
  children,
}: {
  /** The view that is shown, or that the page belongs to. */
  readonly view: StaffView;
  /** Whether the page is one below the view. */
  readonly isInside?: boolean;
  /** The headline, which may be what somebody typed; the view's name, when left out. */
  readonly title?: string | undefined;
  /** What leads back to the view, on a page below it. */
  readonly back?: string | undefined;
  /** What that address has behind the view's path: a query, or the number of a sign-up. */
  readonly backTo?: string | undefined;
  readonly lead?: string | undefined;
  /** What was just done. */
  readonly done?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="staff page-wrap">
      <nav className="screen-only" aria-label={staffFrame.navigation}>
        <ul className="staff-row">
          {Object.entries(staffViews).map(([name, { path, label }]) => (
            <li key={path}>
              <a href={path} aria-current={name === view ? (isInside ? 'true' : 'page') : undefined}>
                {name === view ? <Dot /> : <Ring />}
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="staff-head">
        {back === undefined ? null : (
          <p className="staff-row screen-only">
            <a className="text-link" href={`${staffViews[view].path}${backTo}`}>
              {back}
            </a>
          </p>
        )}
        <h1 className="type-h3">
          <bdi>{title}</bdi>
          <HeadlineDot />
        </h1>
        {lead ? (
          <p className="type-small">
            <bdi>{lead}</bdi>
          </p>
        ) : null}
      </div>
      {done ? (
        <p className="marked" role="status">
          <Dot />
          <b>{done}</b>
        </p>
      ) : null}
      {children}
    </div>
  );
}

/** A part of a view, under its heading. */
export function StaffSection({
  id,
  title,
  aside,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** At the other end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="staff-part" aria-labelledby={id}>
      <div className="split">
        <h2 className="type-h4" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** What is known, by name; what is not there is left out. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined);
  return <RegisterPairs pairs={known.map(([label, value]) => ({ label, value }))} />;
}

/** The way to the pages of a list before and behind this one; nothing where this one is all. */
export function Pager({
  newer,
  older,
  isByDate = true,
}: {
  /** Address of the page before this one. */
  readonly newer?: string | undefined;
  readonly older?: string | undefined;
  /** Whether the newest come first. */
  readonly isByDate?: boolean;
}) {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className="actions screen-only" aria-label={staffFrame.pages}>
      {newer === undefined ? null : (
        <ButtonLink variant="line" size="sm" href={newer} rel="prev">
          {isByDate ? staffFrame.newer : staffFrame.previous}
        </ButtonLink>
      )}
      {older === undefined ? null : (
        <ButtonLink variant="line" size="sm" href={older} rel="next">
          {isByDate ? staffFrame.older : staffFrame.next}
        </ButtonLink>
      )}
    </nav>
  );
}

/** A button that posts something that can't be taken back on these pages: pressed, it shows another that does. */
export function ConfirmedPost({
  path,
  label,
  describe,
  confirm,
  send,
  group,
}: {
  readonly path: string;
  readonly label: string;
  /** The label for who hears it among others like it. */
  readonly describe?: string;
  readonly confirm: string;
  /** What the button sends, where the path does not say it all. */
  /** Name that it shares with those of which only one is open at a time. */
  readonly group?: string;
  readonly send?: { readonly name: string; readonly value: number | string };
}) {
  return (
    <details className="screen-only" name={group}>
      <summary className="btn btn--line btn--sm" aria-label={describe}>
        {label}
      </summary>
      <form method="post" action={path}>
        <Button type="submit" size="sm" {...send}>
          {confirm}
        </Button>
      </form>
    </details>
  );
}

/**
 * An address that opens a new e-mail (RFC 6068).
 * @param email whatever somebody gave as theirs: no part of it can add a field
 */
export function mailLink(
  email: string,
  { subject, body }: { readonly subject: string; readonly body?: string },
): string {
  const fields = [['subject', subject] as const, ...(body === undefined ? [] : [['body', body] as const])];
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@')}?${query}`;
}

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

import './StaffFrame.css';
import type { ReactNode } from 'react';
import { type RegisterColumn, RegisterPairs, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { Button, ButtonLink, TextLink } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { staffFrame } from '#content/staff/pages.ts';
import { formatShortDay, formatShortDayAndTime, startOfDay } from '#shared/dates.ts';
import type { Page } from '#shared/row-pages.ts';

/** A part of a view, under its heading. */
export function StaffSection({
  id,
  title,
  aside,
  more,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** At the other end of the heading's line. */
  readonly aside?: ReactNode;
  /** Leads to more of what the part begins. */
  readonly more?: readonly [href: string, label: string];
  readonly children: ReactNode;
}) {
  return (
    <section className="staff-part" aria-labelledby={id}>
      <div className="split">
        <h2 className="type-h4" id={id}>
          {title}
        </h2>
        {typeof aside === 'string' ? <p className="type-label">{aside}</p> : aside}
        {more === undefined ? null : (
          <p className="type-label screen-only">
            <TextLink href={more[0]}>{more[1]}</TextLink>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

/** What is known, by name, a text in its own direction; what is not there is left out. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined);
  const shown = (value: ReactNode) => (typeof value === 'string' ? <bdi>{value}</bdi> : value);
  return <RegisterPairs pairs={known.map(([label, value]) => ({ label, value: shown(value) }))} />;
}

type Table<Row> = Parameters<typeof RegisterTable<Row>>[0];

/** The rows of a table, or a sentence where there are none. */
export function Rows<Row>({ empty, ...table }: Table<Row> & { readonly empty: string }) {
  if (table.rows.length === 0) return <p className="type-body staff-ruled">{empty}</p>;
  return <RegisterTable {...table} />;
}

/** A page of a list that begins with the newest, and the ways to the first page and to the one behind this. */
export function PageOfRows<Row>({
  path,
  page: { rows, older, isFirst },
  ...table
}: Omit<Table<Row>, 'rows'> & {
  readonly empty: string;
  /** Address of the first page. */
  readonly path: string;
  readonly page: Page<Row>;
}) {
  const pageBehind = (id: number) => `${path}${path.includes('?') ? '&' : '?'}antes=${id}`;
  return (
    <>
      <Rows {...table} rows={rows} />
      <Pager newer={isFirst ? undefined : path} older={older === undefined ? undefined : pageBehind(older)} />
    </>
  );
}

/** The ways to the pages of a list before and behind this one; nothing where this one is all. */
export function Pager({
  newer,
  older,
  isByDate = true,
}: {
  readonly newer: string | undefined;
  readonly older: string | undefined;
  readonly isByDate?: boolean;
}) {
  if (newer === undefined && older === undefined) return null;
  const way = (href: string | undefined, rel: string, label: string) =>
    href && (
      <ButtonLink variant="line" size="sm" href={href} rel={rel}>
        {label}
      </ButtonLink>
    );
  return (
    <nav className="actions screen-only" aria-label={staffFrame.pages}>
      {way(newer, 'prev', isByDate ? staffFrame.newer : staffFrame.previous)}
      {way(older, 'next', isByDate ? staffFrame.older : staffFrame.next)}
    </nav>
  );
}

/** What says more about the line above it. */
export function More({ children }: { readonly children: ReactNode }) {
  return (
    <small>
      <bdi>{children}</bdi>
    </small>
  );
}

/** A column of days of São Paulo, by which the rows are known. */
export function dayColumn<Row>(label: string, of: (row: Row) => string): RegisterColumn<Row> {
  return { label, kind: 'head', cell: (row) => <time dateTime={of(row)}>{dayLabel(of(row))}</time> };
}

/** A column of figures. */
export function numberColumn<Row>(label: string, of: (row: Row) => number): RegisterColumn<Row> {
  return { label, kind: 'number', cell: (row) => number(of(row)) };
}

/** A column of moments (ISO 8601). */
export function momentColumn<Row>(
  label: string,
  of: (row: Row) => string | null,
  kind: 'head' | 'number' = 'number',
): RegisterColumn<Row> {
  const cell = (row: Row) => {
    const moment = of(row);
    return moment ? <time dateTime={moment}>{formatShortDayAndTime(moment)}</time> : staffFrame.none;
  };
  return { label, kind, cell };
}

/** The ways to something else: another view, a part of this one, files. */
export function Ways({
  label,
  links,
  isRuled = false,
  isFiles = false,
}: {
  readonly label?: string;
  readonly links: readonly (readonly [href: string, label: string])[];
  readonly isRuled?: boolean;
  /** Keeps the browser from opening a file in the page's place. */
  readonly isFiles?: boolean;
}) {
  return (
    <p className={`staff-row ${isRuled ? 'staff-ruled ' : ''}screen-only`}>
      {label ? <span className="type-small">{label}</span> : null}
      {links.map(([href, label]) => (
        <TextLink download={isFiles ? '' : undefined} href={href} key={href}>
          {label}
        </TextLink>
      ))}
    </p>
  );
}

/** The ways to the other views, or to the same by another period or order. */
export function Choices({
  label,
  choices,
  current = 'true',
}: {
  readonly label: string;
  /** What the current one is: the page itself, or one among these. */
  readonly current?: 'page' | 'true';
  readonly choices: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
}) {
  return (
    <nav className="screen-only" aria-label={label}>
      <ul className="staff-row">
        {choices.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? current : undefined}>
              {isCurrent ? <Dot /> : <Ring />}
              {label}
            </a>
          </li>
        ))}
      </ul>
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
  /** Name that it shares with those of which only one is open at a time. */
  readonly group?: string;
  /** What the button sends, where the path does not say it all. */
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
export function mailLink(email: string, subject: string, body: string): string {
  const to = encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** `05/03/2026` of a day in São Paulo. */
export function dayLabel(day: string): string {
  return formatShortDay(startOfDay(day));
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

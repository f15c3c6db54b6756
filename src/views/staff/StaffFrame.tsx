import type { ReactNode } from 'react';
import { HeadlineDot } from '#components/sections/Headline.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { type StaffView, staffFrame, staffViews } from '#content/staff/pages.ts';
import './StaffFrame.css';

/** Around every view of the staff page: the way to the other views, the headline, and what was just done. */
export function StaffFrame({
  view,
  isInside = false,
  title = staffViews[view].label,
  back,
  backQuery = '',
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
  /** The view's query that it leads back to, with its question mark. */
  readonly backQuery?: string | undefined;
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
            <a className="text-link" href={`${staffViews[view].path}${backQuery}`}>
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

import { ButtonLink } from '#components/ui/Button.tsx';
import { staffFrame } from '#content/staff/pages.ts';

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

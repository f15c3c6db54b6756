import type { ComponentProps, ReactNode } from 'react';
import { RuledList } from '#components/sections/Lists.tsx';
import { Button, ButtonLink, CloseButton } from '#components/ui/Button.tsx';
import { pausedProjects, waitlist } from '#content/pages/portal.ts';
import './PausedProjects.css';

const DIALOG_ID = 'projetos-pausados';

/** Opens the modal about paused projects: the second action beside the waiting list's. Without JavaScript a link leads to where the page says the same. */
export function EarlyAccessButton({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Button variant="line" className="scripts-only" command="show-modal" commandfor={DIALOG_ID}>
        {children}
      </Button>
      <noscript>
        <ButtonLink variant="line" href={`#${DIALOG_ID}`}>
          {children}
        </ButtonLink>
      </noscript>
    </>
  );
}

/**
 * The modal 'Projetos temporariamente pausados' (R-PAU-1 to R-PAU-4). It closes by the backdrop, the
 * cross, Escape, 'Entendido' and the waitlist link, by the platform's own means. Without JavaScript it stands open in the page.
 * @param link attributes of the waitlist link, on a page where it opens the dialog
 */
export function PausedProjects({ link }: { readonly link?: Partial<ComponentProps<'a'>> }) {
  return (
    <dialog
      className="dialog dialog--sheet paused-projects stack"
      id={DIALOG_ID}
      aria-labelledby={`${DIALOG_ID}-titulo`}
      closedby="any"
    >
      <h2 className="type-h3 dialog__title" id={`${DIALOG_ID}-titulo`}>
        {pausedProjects.title}
      </h2>
      <CloseButton
        className="dialog__close scripts-only"
        label={pausedProjects.close}
        command="close"
        commandfor={DIALOG_ID}
      />
      <p className="type-body">{pausedProjects.text}</p>
      <RuledList columns={1} size="small" items={pausedProjects.projects} />
      <div className="actions actions--fill">
        <ButtonLink href={waitlist.href} {...link}>
          {waitlist.label}
        </ButtonLink>
        <button className="btn btn--line scripts-only" type="button" command="close" commandfor={DIALOG_ID}>
          {pausedProjects.dismiss}
        </button>
      </div>
    </dialog>
  );
}

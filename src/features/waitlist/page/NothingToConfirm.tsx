import { HeadlineDot } from '#components/sections/HeadlineDot.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { nothingToConfirm } from '#content/waitlist.ts';
import './Confirmation.css';

/**
 * A confirmation's address without a sign-up behind it: says what is true whoever reads it.
 * @param formPath the form that is confirmed here
 */
export function NothingToConfirm({ formPath }: { readonly formPath: string }) {
  const { title, lead, doubt, action } = nothingToConfirm;
  return (
    <section className="waitlist-joined night">
      <div className="page-wrap">
        <h1 className="type-h1">
          {title}
          <HeadlineDot />
        </h1>
        <p className="type-lead">{lead}</p>
        <p className="type-lead">{doubt}</p>
        <div className="actions">
          <ButtonLink href={formPath}>{action}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

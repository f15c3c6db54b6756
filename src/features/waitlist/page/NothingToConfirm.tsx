import { Hero } from '#components/sections/Hero.tsx';
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
    <Hero
      layout="over"
      size="h1"
      className="leave"
      title={title}
      lead={`${lead} ${doubt}`}
      actions={<ButtonLink href={formPath}>{action}</ButtonLink>}
    />
  );
}

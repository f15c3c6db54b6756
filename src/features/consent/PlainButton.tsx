/**
 * A button of the banner. `components/ui/Button.tsx` would bring its style sheet along, which Astro writes into the
 * head of every page a second time; the header's button has brought it already.
 */
export function PlainButton({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: string;
}) {
  return (
    <button type="button" className="btn btn--line btn--sm" onClick={onClick}>
      {children}
    </button>
  );
}

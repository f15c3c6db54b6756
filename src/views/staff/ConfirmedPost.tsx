import { Button } from '#components/ui/Button.tsx';

/** A button that posts something that can't be taken back on these pages: pressed, it shows another that does. */
export function ConfirmedPost({
  path,
  label,
  describe,
  confirm,
  send,
}: {
  readonly path: string;
  readonly label: string;
  /** The label for who hears it among others like it. */
  readonly describe?: string;
  readonly confirm: string;
  /** What the button sends, where the path does not say it all. */
  readonly send?: { readonly name: string; readonly value: number };
}) {
  return (
    <details className="screen-only">
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

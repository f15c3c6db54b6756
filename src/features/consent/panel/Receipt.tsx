import { useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { copyText } from '#components/ui/clipboard.ts';
import { useCopied } from '#components/ui/useCopied.ts';
import { cookiePanel as words } from '#content/cookies.ts';

/** The random number under which the proof of the choice is kept, for the visitor to keep too. */
export function Receipt({ id }: { readonly id: string }) {
  const shown = useRef<HTMLElement>(null);
  const [answer, setAnswer] = useCopied();
  const copy = async () => {
    if (shown.current) setAnswer(await copyText(id, shown.current));
  };
  return (
    <div className="split preferences__receipt">
      <p className="type-small">
        {words.receipt}
        <code ref={shown}>{id}</code>
      </p>
      <Button variant="line" size="sm" onClick={copy}>
        {answer === 'copied' ? words.copied : words.copy}
      </Button>
      <p className="type-label" role="status">
        {answer === 'copied' ? <span className="visually-hidden">{words.copied}</span> : null}
        {answer === 'selected' ? words.copyFailed : words.receiptHint}
      </p>
    </div>
  );
}

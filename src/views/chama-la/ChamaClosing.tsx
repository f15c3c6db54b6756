import { ButtonLink } from '#components/ui/Button.tsx';
import { ClosingCall } from '#components/ui/ClosingCall.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { chamaLa } from '#content/chama-la.ts';

/** The last call: the tool itself, or the other solutions. */
export function ChamaClosing() {
  return (
    <ClosingCall title={chamaLa.closing.title} text={chamaLa.closing.text}>
      <ButtonLink href={chamaLa.toolUrl} {...newTab}>
        {`${chamaLa.closing.tool} `}
        <NewTab />
      </ButtonLink>
      <ButtonLink variant="line" href="/solucoes">
        {chamaLa.closing.other}
      </ButtonLink>
    </ClosingCall>
  );
}

import { qrViewBox } from '#components/drawing/qr.ts';
import { ClosingCall } from '#components/sections/ClosingCall.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NewTab, newTab } from '#components/ui/NewTab.tsx';
import { chamaLa } from '#content/chama-la.ts';
import { POSTER, posterCodeId } from './ChamaUses.tsx';
import './ChamaLa.css';

/** The last call: the tool itself, or the other solutions, beside a bubble that holds a code. */
export function ChamaClosing() {
  return (
    <ClosingCall title={chamaLa.closing.title} text={chamaLa.closing.text} object={<CodeBubble />} wide>
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

function CodeBubble() {
  return (
    <div className="code-bubble">
      <svg viewBox={qrViewBox(POSTER)} width="100%" aria-hidden="true">
        <use href={`#${posterCodeId}`} />
      </svg>
      <p>{chamaLa.closing.scan}</p>
    </div>
  );
}

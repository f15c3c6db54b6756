import { brand, whatsappUrl } from '#brand.ts';
import { qrLines, qrModules, qrViewBox } from '#components/drawing/qr.ts';
import { Scene } from '#components/scenes/Scene.tsx';
import { chamaCrop as words } from '#content/catalogue-scenes.ts';
import './ChamaCrop.css';

/** The code is a real one: a camera opens the conversation that the fields describe. */
const code = qrModules(whatsappUrl(words.messageText));

/** Chama.lá: the fields of the link builder, and the code of the conversation that they describe. */
export function ChamaCrop() {
  return (
    <Scene className="crop chama-crop" label={words.label} proposed={words.proposed} decided={words.decided}>
      <div className="chama-crop__fields">
        <p>
          <span className="scene__note">{words.number}</span>
          <b>{words.phone}</b>
        </p>
        <p>
          <span className="scene__note">{words.message}</span>
          <b>{words.messageText}</b>
        </p>
        <p>
          <span className="scene__note">{words.link}</span>
          <b>
            <span>
              {`wa.me/${brand.whatsapp}`}
              <wbr />
              {words.linkText}
            </span>
            <span className="crop__pill">{words.copy}</span>
          </b>
        </p>
      </div>
      <div className="chama-crop__code">
        <svg viewBox={qrViewBox(code)} stroke="currentColor" aria-hidden="true">
          <path d={qrLines(code)} />
        </svg>
        <span className="scene__note">{words.scan}</span>
      </div>
    </Scene>
  );
}

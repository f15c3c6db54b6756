import { Fragment, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { qrLines, qrModules, qrPng, qrSvg, qrViewBox } from '#components/drawing/qr.ts';
import { DecisionLine } from '#components/scenes/Scene.tsx';
import { Button } from '#components/ui/Button.tsx';
import { copyText } from '#components/ui/clipboard.ts';
import { TextArea, TextField } from '#components/ui/Field.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { saveFile } from '#components/ui/save-file.ts';
import { useCopied } from '#components/ui/useCopied.ts';
import { chamaLa } from '#content/pages/chama-la.ts';
import { chatLink, MESSAGE_LIMIT, readPhone } from './whatsapp-link.ts';
import './LinkBuilder.css';

const { builder } = chamaLa;
const EXAMPLE = {
  phone: builder.example.phone,
  message: builder.presets[builder.example.preset].text,
} as const;

/**
 * Builds a WhatsApp link and its QR code: nothing is sent and nothing is stored (R-CHL-5). It opens with an example, so that the
 * page shows a working link before any script has run.
 */
export function LinkBuilder() {
  const [phone, setPhone] = useState<string>(EXAMPLE.phone);
  const [message, setMessage] = useState<string>(EXAMPLE.message);
  /** Whether the number was judged: when it was left, or when its link was asked for, which leads back to it. */
  const [judged, setJudged] = useState<'left' | 'asked'>();
  const phoneField = useRef<HTMLInputElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);

  // What was typed while the code was on its way is in the fields, not yet in the state.
  useEffect(() => {
    if (phoneField.current) setPhone(phoneField.current.value);
    if (messageField.current) setMessage(messageField.current.value);
  }, []);

  const isExample = phone === EXAMPLE.phone;
  const reading = readPhone(phone);
  const link = reading.ok ? chatLink(reading.digits, message) : undefined;
  const error = judged && !reading.ok ? reading.message : undefined;
  const finishPhone = () => {
    setJudged(phone.trim() === '' ? undefined : 'left');
    if (reading.ok) setPhone(reading.display);
  };

  return (
    <div className="link-builder scene">
      <div className="link-builder__grid">
        <form className="scripts-only" onSubmit={(event) => event.preventDefault()}>
          <TextField
            ref={phoneField}
            name="chamaPhone"
            label={builder.phoneLabel}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            value={phone}
            error={error}
            hint={
              <span className="marked" role="status">
                {reading.ok && !isExample ? <Dot /> : <Ring />}
                {isExample ? builder.exampleNote : reading.ok ? reading.note : builder.phoneHint}
              </span>
            }
            onChange={(event) => setPhone(event.target.value)}
            onFocus={(event) => {
              if (isExample) event.target.select();
              // Focus has the message read out with the field.
              if (judged) setJudged('asked');
            }}
            onBlur={finishPhone}
          />
          {/* Who leaves the field does not hear its message, which is read with it. */}
          <p className="visually-hidden" role="status">
            {judged === 'left' ? error : null}
          </p>
          <TextArea
            ref={messageField}
            name="chamaMessage"
            label={builder.messageLabel}
            maxLength={MESSAGE_LIMIT}
            value={message}
            hint={builder.messageLength(message.length, MESSAGE_LIMIT)}
            onChange={(event) => setMessage(event.target.value)}
          />
          {/* Choosing a ready message writes it into the field. */}
          <fieldset className="link-builder__presets">
            <legend className="visually-hidden">{builder.ready}</legend>
            {builder.presets.map(({ label, text }) => (
              <Button
                key={label}
                size="sm"
                variant="line"
                aria-pressed={message === text}
                onClick={() => setMessage(text)}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        </form>
        <QrPanel link={link} digits={reading.ok ? reading.digits : ''} />
      </div>
      <LinkRow
        link={link}
        onMissing={() => {
          // Drawn before focus reads it out.
          flushSync(() => setJudged('asked'));
          phoneField.current?.focus();
        }}
      />
    </div>
  );
}

/** The QR code of the link and its two downloads; an empty place while there is no link. */
function QrPanel({ link, digits }: { readonly link: string | undefined; readonly digits: string }) {
  const [pngFailed, setPngFailed] = useState(false);
  if (!link) {
    return (
      <div className="link-builder__qr">
        <i aria-hidden="true" />
        <p className="type-label">{builder.qrMissing}</p>
      </div>
    );
  }
  const modules = qrModules(link);
  const name = `${builder.fileName}-${digits}`;
  const savePng = async () => {
    const png = await qrPng(modules).catch(() => null);
    setPngFailed(png === null);
    if (png) saveFile(png, `${name}.png`);
  };
  return (
    <div className="link-builder__qr">
      <svg viewBox={qrViewBox(modules)} role="img" aria-label={builder.qrLabel}>
        <path d={qrLines(modules)} stroke="#111827" shapeRendering="crispEdges" />
      </svg>
      <div>
        <div className="link-builder__words">
          {pngFailed ? null : <b>{builder.qrTitle}</b>}
          <p className="type-label" role="status">
            {pngFailed ? builder.pngFailed : builder.qrHint}
          </p>
        </div>
        <div className="link-builder__saves scripts-only">
          <Button
            size="sm"
            variant="line"
            onClick={() => saveFile(new Blob([qrSvg(modules)], { type: 'image/svg+xml' }), `${name}.svg`)}
          >
            {builder.svg}
          </Button>
          <Button size="sm" variant="line" onClick={savePng}>
            {builder.png}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The resulting link, the button that copies it and the decision line; `onMissing` hears of a press while there is no link. */
function LinkRow({ link, onMissing }: { readonly link: string | undefined; readonly onMissing: () => void }) {
  const shown = useRef<HTMLAnchorElement>(null);
  const [answer, setAnswer] = useCopied();
  const copy = async () => {
    if (link) setAnswer(await copyText(link, shown.current));
    else onMissing();
  };
  const [address = '', query = ''] = link?.split(/(?=\?)/) ?? [];
  return (
    <>
      <div className="link-builder__link">
        <div>
          <p className="type-label">{builder.linkLabel}</p>
          {link ? (
            <p className="link-builder__address">
              <a ref={shown} href={link} target="_blank" rel="noopener" aria-describedby="chama-nova-aba">
                <b className="title-line">{address}</b>
                <span className="type-small">
                  {/* A long message breaks between its words. */}
                  {[...query.matchAll(/.+?(?=%20|$)/g)].map(({ 0: word, index }) => (
                    <Fragment key={index}>
                      {word}
                      <wbr />
                    </Fragment>
                  ))}
                </span>
              </a>
              <span className="visually-hidden" id="chama-nova-aba">
                ({chamaLa.newTab})
              </span>
            </p>
          ) : (
            <p className="type-body">{builder.linkMissing}</p>
          )}
        </div>
        <Button size="sm" className="scripts-only" aria-disabled={link ? undefined : true} onClick={copy}>
          {answer === 'copied' ? builder.copied : builder.copy}
        </Button>
      </div>
      <div role="status">
        {answer === 'copied' ? <p className="visually-hidden">{builder.copied}</p> : null}
        {answer === 'selected' ? (
          <p className="type-label link-builder__failed">{builder.copyFailed}</p>
        ) : null}
      </div>
      <DecisionLine
        proposed={link ? builder.checked : builder.unchecked}
        decided={answer === 'copied' ? builder.youCopied : builder.youCopy}
        open={answer !== 'copied'}
      />
    </>
  );
}

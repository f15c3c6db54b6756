import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/Button.tsx';
import { TextArea, TextField } from '#components/ui/Field.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { chamaLa } from '#content/pages/chama-la.ts';
import { LinkRow } from './LinkRow.tsx';
import { QrPanel } from './QrPanel.tsx';
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

import { useEffect, useRef, useState } from 'react';
import { cookieReload as words } from '#content/cookies.ts';
import { PlainButton } from './PlainButton.tsx';
import { useFocusRoom } from './useFocusRoom.ts';

/** Asks the visitor to reload the page, because a service that has lost its consent is still in it. */
export function ReloadNotice() {
  const box = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  useFocusRoom(box);
  // Into a region that is there already, or a screen reader says nothing.
  useEffect(() => setText(words.text), []);
  return (
    <section className="cookies" ref={box} aria-label={words.label}>
      <p className="cookies__text" role="status">
        {text}
      </p>
      <div className="cookies__actions">
        <PlainButton onClick={() => location.reload()}>{words.action}</PlainButton>
      </div>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { generator } from '#content/generator.ts';

/** Time without a change after which a new code is announced, in milliseconds. */
const announceAfterMs = 1000;

/** Tells a screen reader that the code followed a change. The first code has a toast, which tells it. */
export function CodeAnnouncer({ embed }: { readonly embed: string | null }) {
  const last = useRef(embed);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const isUpdate = last.current !== null && embed !== null && last.current !== embed;
    last.current = embed;
    if (!isUpdate) return;
    setSaid('');
    const timer = setTimeout(() => setSaid(generator.form.updated), announceAfterMs);
    return () => clearTimeout(timer);
  }, [embed]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

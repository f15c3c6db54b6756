import { Fragment, useRef } from 'react';
import { DecisionLine } from '#components/scenes/Scene.tsx';
import { Button } from '#components/ui/Button.tsx';
import { copyText } from '#components/ui/clipboard.ts';
import { useCopied } from '#components/ui/useCopied.ts';
import { chamaLa } from '#content/pages/chama-la.ts';

const { builder } = chamaLa;

/** The resulting link, the button that copies it and the decision line; `onMissing` hears of a press while there is no link. */
export function LinkRow({
  link,
  onMissing,
}: {
  readonly link: string | undefined;
  readonly onMissing: () => void;
}) {
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
        example={false}
        proposed={link ? builder.checked : builder.unchecked}
        decided={answer === 'copied' ? builder.youCopied : builder.youCopy}
        open={answer !== 'copied'}
      />
    </>
  );
}

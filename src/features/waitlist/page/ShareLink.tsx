import { brand } from '#brand.ts';
import { Section } from '#components/sections/Section.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { share } from '#content/waitlist.ts';

/**
 * Lets who joined tell a colleague, by `startSharing`; by an e-mail where no script runs. The link carries no more than that it was
 * passed on: its visits are counted like a partner's (R-REF-1), under `indicacao` (R-WLP-25).
 * @param path of the form that the link leads to
 * @param list its title, such as 'Fila de espera do Portal AI 1.0'
 */
export function ShareLink({ path, list }: { readonly path: string; readonly list: string }) {
  const url = `${brand.url}${path}?link=${share.source}`;
  const body = `${share.message(list)}\n\n${url}`;
  return (
    <Section
      id="avisar"
      size="h3"
      title={share.title}
      note={share.note}
      action={
        <div className="actions" data-share>
          <ButtonLink
            variant="line"
            href={`mailto:?subject=${encodeURIComponent(list)}&body=${encodeURIComponent(body)}`}
          >
            {share.action}
          </ButtonLink>
          <Button variant="line" hidden data-list={list}>
            {share.action}
          </Button>
          <p className="type-label">
            {brand.url}
            <wbr />
            {url.slice(brand.url.length)}
          </p>
          <p className="type-small" role="status" />
        </div>
      }
    />
  );
}

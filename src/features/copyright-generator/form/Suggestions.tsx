import { Button } from '#components/ui/Button.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { generator, suggestions } from '#content/generator.ts';
import { checkProductUrl } from '#features/copyright-generator/embed/product-url.ts';

/** An address in a normal form, to compare two spellings of it. */
function plain(url: string): string {
  const checked = checkProductUrl(url);
  return (checked.ok ? checked.url : url).replace(/\/$/, '');
}

/** The eight ready pages. A press writes the page's address into the field. */
export function Suggestions({
  url,
  onChoose,
}: {
  readonly url: string;
  readonly onChoose: (url: string) => void;
}) {
  return (
    <fieldset className="suggestions scripts-only">
      <legend className="field__label">{generator.form.suggestions}</legend>
      <ul>
        {suggestions.map((page) => {
          const chosen = plain(page.url) === plain(url);
          return (
            <li key={page.url}>
              <Button variant="line" size="sm" aria-pressed={chosen} onClick={() => onChoose(page.url)}>
                {chosen ? <Dot /> : <Ring />}
                {page.label}
              </Button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

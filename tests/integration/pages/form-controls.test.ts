// R-WL-6, R-WLP-1, R-WLP-7
/** What the built forms ask for: the names of their controls and the values to choose from (R-WL-23). */
import { expect, test } from 'vitest';
import { waitlistTexts } from '#integrations/build-facts/shown-texts.ts';
import { SHOWN_TEXTS_FIELD } from '../../../src/features/waitlist/rules/shown-texts.ts';
import { HONEYPOT_FIELD } from '../../../src/shared/honeypot.ts';
import { builtPage } from '../../support/browser/built-page.ts';

/** The names of the controls of a page's form, each once, in its order. */
function namesIn(document: ReturnType<typeof builtPage>, form: string): readonly string[] {
  const controls = [...document.querySelectorAll(`${form} :is(input, select, textarea)[name]`)];
  return [...new Set(controls.map((control) => control.getAttribute('name') ?? ''))];
}

const values = (document: ReturnType<typeof builtPage>, selector: string) =>
  [...document.querySelectorAll(selector)].map((choice) => choice.getAttribute('value'));

test('the waiting list’s form says which version of its texts it shows, also without JavaScript (R-WL-25)', () => {
  const shown = builtPage('/portal-ai-waitlist').querySelector(
    `main form input[name="${SHOWN_TEXTS_FIELD}"]`,
  );
  expect(shown?.getAttribute('type')).toBe('hidden');
  expect(shown?.getAttribute('value')).toBe(waitlistTexts());
});

test('the waiting list asks for its fields, its roles and its sizes of company', () => {
  const document = builtPage('/portal-ai-waitlist');
  expect(
    namesIn(document, 'main form')
      .filter((name) => name !== HONEYPOT_FIELD && name !== SHOWN_TEXTS_FIELD)
      .toSorted(),
  ).toEqual(
    `nome email empresa cargo cargoCustom site phone hasNewsPortal portalName portalUrl companySize
      goals termsAccepted journalismTermsAccepted`
      .split(/\s+/)
      .toSorted(),
  );
  expect(values(document, 'select[name="cargo"] option').filter((value) => value)).toEqual(
    `jornalista editor diretor-redacao ceo-fundador gestor-conteudo gerente-marketing desenvolvedor
    analista-ti outro`.split(/\s+/),
  );
  const sizesAsked = values(document, 'input[name="companySize"]');
  expect(sizesAsked).toEqual('startup pequeno medio grande enterprise'.split(' '));
  const sizes = document.querySelector('[name="companySize"]')?.closest('fieldset')?.textContent ?? '';
  expect(sizes).toMatch(/1 a 10.*11 a 50.*51 a 200.*200\+/);
});

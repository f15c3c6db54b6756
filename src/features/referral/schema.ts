import * as z from 'zod/mini';
import { optionalText, requiredText, type TextRule } from '#shared/text.ts';
import { type Validation, validate } from '#shared/validate.ts';
import { maxLinkLength, normaliseDomain } from './domain.ts';
import { referralLimits, referralPage, type SiteReferral } from './payload.ts';

/** The row's columns, in the order in which errors are reported. */
const fields = [
  'referring_domain',
  'page_visited',
  'user_agent',
  'metadata',
] as const satisfies readonly (keyof SiteReferral)[];

type ReferralField = (typeof fields)[number];

function rule(name: string, max: number, test?: (value: string) => boolean): TextRule {
  const tooLong = `${name} deve ter no máximo ${max} caracteres`;
  return { invalid: `${name} inválido`, max, tooLong, ...(test ? { test } : {}) };
}

/** A text that may be missing; what is missing is kept as an empty text, as the browser tells it. */
function textOrEmpty(text: TextRule) {
  return z.pipe(
    optionalText(text),
    z.transform((value: string | null) => value ?? ''),
  );
}

const isInstant = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const pixels = z
  .int({ error: 'Tamanho de tela inválido' })
  .check(
    z.minimum(0, { error: 'Tamanho de tela inválido' }),
    z.maximum(100_000, { error: 'Tamanho de tela inválido' }),
  );

const schema = z.object({
  referring_domain: z.pipe(
    requiredText(rule('Domínio', maxLinkLength), 'Domínio é obrigatório'),
    z.transform((value: string, context) => {
      const domain = normaliseDomain(value);
      if (domain !== undefined) return domain;
      context.issues.push({ code: 'custom', message: 'Domínio inválido', input: value });
      return z.NEVER;
    }),
  ),
  page_visited: z.literal(referralPage, { error: 'Página inválida' }),
  user_agent: textOrEmpty(rule('Navegador', referralLimits.userAgent)),
  metadata: z.object(
    {
      screen_width: pixels,
      screen_height: pixels,
      language: textOrEmpty(rule('Idioma', referralLimits.language, (value) => /^[a-z0-9-]+$/i.test(value))),
      timestamp: z.pipe(
        requiredText(rule('Horário', 40, isInstant), 'Horário é obrigatório'),
        z.transform((value: string) => new Date(value).toISOString()),
      ),
      referrer: textOrEmpty(
        rule('Endereço anterior', referralLimits.referrer, (value) => /^[a-z][a-z0-9+.-]*:\S*$/i.test(value)),
      ),
    },
    { error: 'Dados da visita inválidos' },
  ),
});

/**
 * Checks a visit that came over the network: every text has an end, the domain is normalised again, and what
 * the table does not have is left behind (R-REF-2).
 * @param body anything that `JSON.parse` gives
 */
export function parseSiteReferral(body: unknown): Validation<SiteReferral, ReferralField> {
  return validate<ReferralField, SiteReferral>(schema, fields, body);
}

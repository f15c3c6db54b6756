import * as z from 'zod/mini';
import { personLengths, personSchemas } from '#shared/person.ts';
import { atMost, isWebAddress, optionalText, requiredText } from '#shared/text.ts';

/** Roles to choose from, in the form's order (R-WL-6). */
export const cargoOptions = [
  { value: 'jornalista', label: 'Jornalista' },
  { value: 'editor', label: 'Editor(a)' },
  { value: 'diretor-redacao', label: 'Diretor(a) de redação' },
  { value: 'ceo-fundador', label: 'CEO ou fundador(a)' },
  { value: 'gestor-conteudo', label: 'Gestor(a) de conteúdo' },
  { value: 'gerente-marketing', label: 'Gerente de marketing' },
  { value: 'desenvolvedor', label: 'Desenvolvedor(a)' },
  { value: 'analista-ti', label: 'Analista de TI' },
  { value: 'outro', label: 'Outro' },
] as const;

/** Choice of role that asks for a free text (`cargoCustom`). */
export const otherCargo = 'outro';

/** Sizes of company, in people, in the form's order (R-WLP-7). */
export const companySizeOptions = [
  { value: 'startup', label: 'Startup', detail: 'em início' },
  { value: 'pequeno', label: 'Pequena', detail: '1 a 10' },
  { value: 'medio', label: 'Média', detail: '11 a 50' },
  { value: 'grande', label: 'Grande', detail: '51 a 200' },
  { value: 'enterprise', label: 'Enterprise', detail: '200+' },
] as const;

export type CompanySize = (typeof companySizeOptions)[number]['value'];

/** Longest value of each text, in UTF-16 units: the form's `maxlength` and the schema's bound. */
export const maxLengths = {
  ...personLengths,
  empresa: 160,
  cargo: 80,
  cargoCustom: 80,
  site: 2048,
  phone: 15,
  portalName: 160,
  portalUrl: 2048,
  goals: 2000,
  source: 60,
} as const;

/** Digits, spaces, dashes, plus and parentheses, at least 10 of them (R-WLP-4); 8 are digits. */
function isPhone(value: string): boolean {
  return /^[\d +()-]{10,}$/.test(value) && value.replace(/\D/g, '').length >= 8;
}

function cargo(required: string) {
  return requiredText(
    { invalid: 'Cargo inválido', max: maxLengths.cargo, tooLong: atMost('Cargo', maxLengths.cargo) },
    required,
  );
}

const siteRule = {
  invalid: 'URL inválida',
  max: maxLengths.site,
  tooLong: atMost('URL', maxLengths.site),
  test: isWebAddress,
} as const;

const sizes = companySizeOptions.map((option) => option.value) satisfies CompanySize[];

/**
 * One schema per field of a sign-up, with its messages (R-WL-1 to R-WL-9, R-WLP-2 to R-WLP-12). The form's
 * schema and the stored row's schema (`schema.ts`) are both made of these, so that they can't drift apart.
 */
export const fieldSchemas = {
  ...personSchemas,
  empresa: requiredText(
    {
      invalid: 'Nome da empresa inválido',
      max: maxLengths.empresa,
      tooLong: atMost('Nome da empresa', maxLengths.empresa),
    },
    'Nome da empresa é obrigatório',
  ),
  cargo: cargo('Cargo é obrigatório'),
  cargoCustom: cargo('Por favor, especifique seu cargo'),
  site: optionalText(siteRule),
  phone: optionalText({
    invalid: 'Telefone inválido',
    max: maxLengths.phone,
    tooLong: 'Telefone inválido',
    test: isPhone,
  }),
  flag: z.pipe(
    z.transform((value: unknown) => value ?? false),
    z.boolean({ error: 'Responda sim ou não' }),
  ),
  portalName: requiredText(
    {
      invalid: 'Nome do portal inválido',
      max: maxLengths.portalName,
      tooLong: atMost('Nome do portal', maxLengths.portalName),
    },
    'Nome do portal é obrigatório quando você possui um portal',
  ),
  portalUrl: requiredText(
    {
      ...siteRule,
      invalid: 'URL do portal inválida',
      tooLong: atMost('URL do portal', maxLengths.portalUrl),
    },
    'Endereço do portal é obrigatório quando você possui um portal',
  ),
  companySize: z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
    z.nullable(z.enum(sizes, { error: 'Tamanho da empresa inválido' })),
  ),
  goals: optionalText({
    invalid: 'Os objetivos têm caracteres que não podem ser usados',
    max: maxLengths.goals,
    tooLong: atMost('Objetivos', maxLengths.goals),
    multiline: true,
  }),
  terms: z.literal(true, { error: 'Você deve aceitar os termos de serviço' }),
  journalismTerms: z.literal(true, {
    error: 'Você deve aceitar os termos de responsabilidade jornalística',
  }),
  // Where the sign-up was made: the dialog is opened from pages that did not exist when this was written, so
  // the form of the name is fixed and the list is not.
  source: z.pipe(
    z.transform((value: unknown) => value ?? 'newsletter'),
    z
      .string({ error: 'Origem inválida' })
      .check(
        z.maxLength(maxLengths.source, { error: 'Origem inválida', abort: true }),
        z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'Origem inválida' }),
      ),
  ),
} as const;

/** What a field that a variant does not ask for becomes, whatever was sent in it. */
export const unasked = z.pipe(
  z.unknown(),
  z.transform(() => null),
);

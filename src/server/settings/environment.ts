import * as z from 'zod/mini';

/** Environment variables; usually `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A schema of variables; each message says what its variable takes, after 'aceita'. */
type Variables = z.ZodMiniObject<z.core.$ZodLooseShape>;

/**
 * Reads and checks the variables that a schema names. An empty variable counts as unset.
 * @throws SettingsError for the first wrong one
 */
export function readVariables<Schema extends Variables>(
  schema: Schema,
  source: Environment,
): z.output<Schema> {
  const given = Object.keys(schema.shape).map((name) => [name, source[name]?.trim() || undefined] as const);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [wrong] = parsed.error.issues;
  throw new SettingsError(String(wrong?.path[0]), wrong?.message ?? '');
}

/** Variables that are wrong without one of some others, and what they then take. */
type Companions<Name> = readonly (readonly [variable: Name, others: readonly Name[], accepts: string])[];

/** @throws SettingsError for the first variable that is set without those that it needs */
export function refuseLonely<Values extends object>(
  values: Values,
  companions: Companions<keyof Values & string>,
): void {
  for (const [variable, others, accepts] of companions) {
    const isSet = (name: keyof Values) => [values[name] ?? []].flat().length > 0;
    if (isSet(variable) && !others.some(isSet)) throw new SettingsError(variable, accepts);
  }
}

/** A text of a form; `accepts` is the message. */
export function text(isRight: (text: string) => boolean, accepts: string) {
  return z.string().check(z.refine(isRight, { error: accepts }));
}

/** What `parse` makes of a text; it throws, or gives undefined, for a wrong one. `accepts` is the message. */
export function parsed<Value>(parse: (text: string) => Value | undefined, accepts: string) {
  return z.pipe(
    z.string(),
    z.transform((given, { issues }) => {
      try {
        const value = parse(given);
        if (value !== undefined) return value;
      } catch {
        // Told by the issue.
      }
      issues.push({ code: 'custom', message: accepts, input: given });
      return z.NEVER;
    }),
  );
}

/** A setting has a value that the server can't work with; the message is for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  /** @param accepts what the variable takes, after 'aceita'; the value itself stays out, it may be a password */
  constructor(variable: string, accepts: string) {
    super(`Variável ${variable} com valor inválido: aceita ${accepts}.`);
  }
}

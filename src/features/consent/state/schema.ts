import * as z from 'zod/mini';
import { consentProblems as problems } from '#content/consent.ts';
import { type Validation, validate } from '#shared/validate.ts';

/** What was decided, per category of cookies (R-CNS-1). */
interface ConsentDecision {
  /** The site can't work without these: they are always on. */
  readonly essential: true;
  readonly analytics: boolean;
  readonly functional: boolean;
  readonly marketing: boolean;
}

/**
 * Where the decision was made: `policy-link` is a link of the banner to a policy, which accepts where the brand file says so,
 * `signal` the browser's Global Privacy Control.
 */
const layers = ['banner', 'policy-link', 'panel', 'signal'] as const;

/**
 * The proof of one decision (LGPD, art. 8, par. 2), as it is sent to `POST /api/consents`. It says nothing
 * about the person; the visitor who decided can show the receipt.
 */
export interface ConsentReceipt {
  /** Random UUID (version 4, lower case) that the browser made and keeps. */
  readonly receipt: string;
  readonly decision: ConsentDecision;
  /** First 16 hexadecimal digits of the hash of the text that was shown. */
  readonly policy_version: string;
  readonly layer: (typeof layers)[number];
}

const flag = z.boolean({ error: problems.decision });

const proof = z.object({
  receipt: z.string({ error: problems.receipt }).check(
    z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, {
      error: problems.receipt,
    }),
  ),
  decision: z.object(
    {
      essential: z.literal(true, { error: problems.essentialOff }),
      analytics: flag,
      functional: flag,
      marketing: flag,
    },
    { error: problems.decision },
  ),
  policy_version: z
    .string({ error: problems.policyVersion })
    .check(z.regex(/^[0-9a-f]{16}$/, { error: problems.policyVersion })),
  layer: z.enum(layers, { error: problems.layer }),
});

const schema = proof.check(
  z.refine(({ layer, decision }) => layer !== 'signal' || !(decision.analytics || decision.marketing), {
    error: problems.signal,
    path: ['decision'],
  }),
  z.refine(
    ({ layer, decision }) =>
      layer !== 'policy-link' || (decision.analytics && decision.functional && decision.marketing),
    { error: problems.policyLink, path: ['decision'] },
  ),
);

/**
 * Checks a decision that came over the network; what the proof does not hold is left behind.
 * @param body anything that `JSON.parse` gives
 */
export function parseConsent(body: unknown): Validation<ConsentReceipt, keyof ConsentReceipt> {
  const fields = ['receipt', 'decision', 'policy_version', 'layer'] as const;
  return validate<keyof ConsentReceipt, ConsentReceipt>(schema, fields, body);
}

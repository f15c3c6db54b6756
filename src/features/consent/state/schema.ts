import * as z from 'zod/mini';
import { consentProblems as problems } from '#content/consent.ts';

const flag = z.boolean({ error: problems.decision });

const proof = z.object({
  receipt: z.string({ error: problems.receipt }).check(
    // A random UUID (version 4, lower case) that the browser made and keeps.
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
  // First digits of the hash of the text that was shown.
  policy_version: z
    .string({ error: problems.policyVersion })
    .check(z.regex(/^[0-9a-f]{16}$/, { error: problems.policyVersion })),
  // Where the decision was made: `policy-link` is a link of the banner to a policy, which accepts where the brand file says so,
  // `signal` the browser's Global Privacy Control.
  layer: z.enum(['banner', 'policy-link', 'panel', 'signal'], { error: problems.layer }),
});

/**
 * The proof of one decision (LGPD, art. 8, par. 2), as it is sent to `POST /api/consents`. It says nothing about the person; the
 * visitor who decided can show the receipt.
 */
export const consentSchema = proof.check(
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

export type ConsentReceipt = z.output<typeof consentSchema>;

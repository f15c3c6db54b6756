import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/**
 * Terms, policies and the journalism commitment: Markdown whose company facts are filled in
 * (views/policies/policy-html.ts).
 */
const schema = z.object({
  title: z.string().max(60).describe('Name of the document; also the headline'),
  description: z.string().max(170).describe('For search engines'),
  summary: z.string().max(90).describe('One line under the headline and on the card of /termos'),
  version: z.string().describe('Goes up with every change of meaning (docs/lgpd.md)'),
  effective: z.coerce.date().describe('Day from which this version holds'),
  changes: z.string().max(300).describe('What is new in this version, in a sentence or two'),
});

const policies = defineCollection({
  loader: glob({ base: './src/content/policies', pattern: '*.md' }),
  schema,
});

/** What they said before, as `termos-de-uso-2-0.md`: whoever raises a version puts the file here first. */
const earlierPolicies = defineCollection({
  loader: glob({ base: './src/content/earlier-policies', pattern: '*.md' }),
  schema,
});

export const collections = { policies, earlierPolicies };

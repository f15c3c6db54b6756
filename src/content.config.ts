import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/**
 * Terms, policies and the journalism commitment: Markdown whose company facts are filled in
 * (views/policies/facts.ts).
 */
const policies = defineCollection({
  loader: glob({ base: './src/content/policies', pattern: '*.md' }),
  schema: z.object({
    title: z.string().max(60).describe('Name of the document; also the headline'),
    description: z.string().max(170).describe('For search engines'),
    summary: z.string().max(90).describe('One line under the headline and on the card of /termos'),
    version: z
      .string()
      .describe('Goes up with every change of meaning; a consent given to an older one is asked again'),
    effective: z.coerce.date().describe('Day from which this version holds'),
  }),
});

export const collections = { policies };

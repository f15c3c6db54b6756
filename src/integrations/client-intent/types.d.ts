import 'astro';
import type { IntentOptions } from './directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor points at the island, touches it or focuses it. */
    'client:intent'?: boolean | IntentOptions;
  }
}

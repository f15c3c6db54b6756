import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when the visitor points at the island, touches it or focuses it; at once when the session
     * storage holds something under the name given.
     */
    'client:intent'?: boolean | string;
  }
}

import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor points at the island, touches it or focuses it. */
    'client:intent'?: boolean;
  }
}

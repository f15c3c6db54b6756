/** The categories of cookies that a visitor can turn on or off; the essential ones are always on. */
export type OptionalCategory = 'analytics' | 'functional' | 'marketing';

/** A third-party service, as the brand file names it (`consent.services`). How to add one: docs/lgpd.md. */
export type Service =
  | { readonly kind: 'google-analytics' /** Measurement id, `G-...`. */; readonly id: string }
  | { readonly kind: 'plausible' /** The site's name at Plausible. */; readonly domain: string }
  | { readonly kind: 'meta-pixel' /** Number of the pixel. */; readonly id: string }
  | {
      /** Any other script that starts by itself. */
      readonly kind: 'custom';
      readonly name: string;
      readonly category: OptionalCategory;
      readonly script: string;
      /** Origins that it sends data to, and that its images come from. */
      readonly connect: readonly string[];
      readonly images: readonly string[];
      readonly cookies: readonly string[];
    };

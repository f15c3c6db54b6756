import type { APIRoute } from 'astro';
import { brand } from '#brand.ts';

/** The web app manifest: what a phone needs to keep the site on its home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: '#000000',
    theme_color: '#000000',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });

import type { APIRoute } from 'astro';
import { brand } from '#brand.ts';

/** What a phone that keeps the site on its home screen needs to know. */
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

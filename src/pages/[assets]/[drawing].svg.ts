import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingsName, drawingsSvg } from '#features/home/drawings.tsx';

/** The home page's drawings, beside what the bundler names by its hash: Astro's router leaves out folders in `_`. */
export const getStaticPaths = (() => [
  { params: { assets: '_assets', drawing: drawingsName } },
]) satisfies GetStaticPaths;

/** The file itself. Its type is set by the server, from the name. */
export const GET: APIRoute = () =>
  new Response(drawingsSvg, { headers: { 'Content-Type': 'image/svg+xml' } });

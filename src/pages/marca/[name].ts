import type { APIRoute, GetStaticPaths } from 'astro';
import { artworkFiles } from '#features/artwork/static-files.ts';

/** Every variant of the artwork as an SVG file, written by the build: downloads that need no JavaScript. */
export const getStaticPaths = (() =>
  artworkFiles().map(({ name, svg }) => ({ params: { name }, props: { svg } }))) satisfies GetStaticPaths;

/** The file itself. */
export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });

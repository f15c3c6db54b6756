import type { APIRoute, GetStaticPaths } from 'astro';
import { artworkFiles, svgArchive, svgArchiveName } from '#features/downloads/files/archive.ts';

/** Every variant of the artwork as an SVG file, and a ZIP of them all: downloads that need no JavaScript. */
export const getStaticPaths = (() => [
  ...artworkFiles().map(({ name, svg }) => ({ params: { name }, props: { body: svg } })),
  { params: { name: svgArchiveName }, props: { body: svgArchive() } },
]) satisfies GetStaticPaths;

/** The file itself. Its type is set by the server, from the name. */
export const GET: APIRoute<{ body: string | Uint8Array<ArrayBuffer> }> = ({ props }) =>
  new Response(props.body);

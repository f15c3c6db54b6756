import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingFiles } from '#views/drawing-files.tsx';

/** The drawings that are files of their own (`DrawingFile`). */
export const getStaticPaths = (() =>
  Object.entries(drawingFiles).map(([name, svg]) => ({
    params: { name },
    props: { svg },
  }))) satisfies GetStaticPaths;

/** The file itself. Its type is set by the server, from the name. */
export const GET: APIRoute<{ svg: string }> = ({ props }) => new Response(props.svg);

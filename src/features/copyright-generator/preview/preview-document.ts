import { generator } from '#content/generator.ts';
import { artworkColors } from '#features/artwork/drawing.ts';
import { buildEmbed, type EmbedOptions } from '#features/copyright-generator/embed/embed.ts';
import { escapeHtmlToAscii } from '#shared/escape-html.ts';

/** Where the preview is: the page shows it in a frame, because the code's inline styles need a policy of their own. */
const previewPath = '/copyright/previa';

/** Address of the preview of what a form holds, for the frame's `src`. */
export function previewUrl({ clientName, url, mode, year }: EmbedOptions): string {
  return `${previewPath}?${new URLSearchParams({ clientName, url, mode, year: String(year) })}`;
}

/**
 * The year that a preview shows: the browser's, whose clock or zone may be in a neighbouring one.
 * @param asked `year` of the preview's address; anything but a neighbour of `now`'s year counts as missing
 * @param now the server's time
 */
export function previewYear(asked: string | null, now: Date): number {
  const thisYear = now.getFullYear();
  return [thisYear - 1, thisYear + 1].find((year) => String(year) === asked) ?? thisYear;
}

/** A page of some client's that shows nothing but the code, on the background that it is for. */
export function previewDocument(options: EmbedOptions): string {
  const { mode } = options;
  const { background, letters } = artworkColors[mode];
  // Margin, fonts and breaks are those of `.client-page__credit > p`, which sizes the frame.
  const style = `html{color-scheme:${mode};background:${background};color:${letters};print-color-adjust:exact}body{margin:20px 24px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}`;
  return [
    '<!doctype html>',
    `<html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtmlToAscii(generator.preview.documentTitle)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${style}</style></head><body>${buildEmbed(options)}</body></html>\n`,
  ].join('');
}

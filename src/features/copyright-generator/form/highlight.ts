/** A piece of the code as the panel shows it. Together the pieces are the code, letter by letter. */
export interface CodePiece {
  /** Where it begins in the code. */
  readonly at: number;
  readonly kind: 'attributes' | 'tag' | 'words' | 'drawing' | 'campaign';
  readonly text: string;
}

/** A tag's beginning or end, the logo's outlines, the campaign; between tags, the words that a visitor reads. */
const pattern = /(<\/?[a-z]+|\/?>)|( d="[^"]*")|(utm_campaign=[a-z0-9_]+)|((?<=>)[^<]+)/g;
const kinds = ['tag', 'drawing', 'campaign', 'words'] as const;

/**
 * Splits a code by what a person looks for in it.
 * @param code HTML as `buildEmbed` writes it
 */
export function codePieces(code: string): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  const upTo = (start: number) => {
    if (start > end) pieces.push({ at: end, kind: 'attributes', text: code.slice(end, start) });
  };
  for (const match of code.matchAll(pattern)) {
    const [text, ...groups] = match;
    upTo(match.index);
    const kind = kinds[groups.findIndex((group) => group !== undefined)] ?? 'attributes';
    pieces.push({ at: match.index, kind, text });
    end = match.index + text.length;
  }
  upTo(code.length);
  return pieces;
}

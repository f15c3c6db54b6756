import { useEffect, useRef } from 'react';
import { copyCode } from '#components/ui/clipboard.ts';
import { useCopied } from '#components/ui/useCopied.ts';
import { generator } from '#content/generator.ts';
import { type BuiltCode, buildCode } from '#features/copyright-generator/embed/code.ts';
import { secureUrl } from '#features/copyright-generator/embed/product-url.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import type { useToast } from '#features/copyright-generator/toast/useToast.ts';

const { messages } = generator;

/**
 * Copies the code of the panel, or a saved one, and tells what came of it (R-GEN-19 to R-GEN-21).
 * @param embed the panel's code: an answer to an earlier one does not stay
 */
export function useCopyCode(show: ReturnType<typeof useToast>['show'], embed: string | null) {
  /** The element whose whole text is the panel's code. */
  const shown = useRef<HTMLPreElement>(null);
  const [answer, setAnswer] = useCopied();
  // An answer ends with its code.
  useEffect(() => setAnswer(undefined), [embed]);

  const tell = (outcome: 'copied' | 'selected') => {
    if (outcome === 'copied') show('success', messages.copied);
    else show('error', messages.copyFailed);
    return outcome;
  };
  return {
    shown,
    answer,
    copy: async ({ embed, rich }: BuiltCode) => setAnswer(tell(await copyCode(embed, rich, shown.current))),
    /** The code as it was saved, also when today another would be built. */
    copySaved: async ({ client_name, product_url, preview_mode, embed_code }: SavedGeneration) => {
      const today = buildCode({ clientName: client_name, url: secureUrl(product_url), mode: preview_mode });
      return tell(await copyCode(embed_code, today?.rich ?? embed_code, null));
    },
  } as const;
}

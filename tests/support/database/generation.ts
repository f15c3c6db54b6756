import { brand } from '#brand.ts';
import { buildEmbed } from '#features/copyright-generator/embed/embed.ts';
import type { Generation } from '#features/copyright-generator/embed/schema.ts';

/** A generation as the page sends it: the code is the one that its values give. */
export function generation(clientName: string, mode: Generation['preview_mode'] = 'light'): Generation {
  const url = `https://www.${brand.domain}/solucoes`;
  return {
    client_name: clientName,
    product_url: url,
    preview_mode: mode,
    embed_code: buildEmbed({ clientName, url, mode, year: new Date().getFullYear() }),
  };
}

import { PNG } from 'pngjs';
import { brand } from '#brand.ts';
import { chamaLa } from '#content/pages/chama-la.ts';
import type { Flow } from '../run.ts';

/** What the site makes: links with their QR code, footers' code, files of the brand. */
export const toolFlows: readonly Flow[] = [
  {
    name: 'link do WhatsApp e QR code',
    size: 'desktop',
    run: async (visitor) => {
      const builder = '#criar';
      const phone = { role: 'field', name: 'Seu número, com DDD', part: true, within: builder } as const;
      const link = { css: 'a[href^="https://wa.me"]', within: builder } as const;
      await visitor.open('/solucoes/chama-la');
      await visitor.click(phone);
      await visitor.started('#criar');
      await visitor.fill(phone, '71 98888 7777');
      await visitor.fill(
        { role: 'field', name: 'Mensagem que o cliente envia', part: true, within: builder },
        'Olá! Entrega à noite?',
      );
      await visitor.see(link, {
        href: 'https://wa.me/5571988887777?text=Ol%C3%A1!%20Entrega%20%C3%A0%20noite%3F',
      });
      await visitor.see(phone, { value: '(71) 98888-7777' });
      await visitor.see({ role: 'img', name: 'Código QR que abre a conversa', part: true });
      await visitor.click({ role: 'button', name: 'Baixar PNG', within: builder });
      const picture = await visitor.download(`${chamaLa.builder.fileName}-5571988887777.png`, isPng);
      // White around the code.
      const { data, width, height } = PNG.sync.read(picture);
      const ends = [data[0], data[(width * height - 1) * 4]];
      if (width < 200 || ends.some((red) => red !== 255))
        throw new Error(`o PNG do QR tem ${width} px e cantos ${ends}`);
    },
  },
  {
    name: 'gerador de código: gerar, copiar',
    size: 'desktop',
    run: async (visitor) => {
      await visitor.open('/copyright');
      await visitor.started();
      await visitor.fill({ role: 'field', name: 'Nome do cliente', part: true }, 'Gazeta');
      await visitor.fill({ role: 'field', name: 'URL da Cometta', part: true }, `${brand.url}/sobre`);
      await visitor.click({ role: 'button', name: 'Gerar código' });
      await visitor.see({ css: '.toast', name: 'Código gerado com sucesso!', part: true });
      await visitor.see({ css: '[aria-label="O código inteiro"]' }, { text: 'utm_campaign=gazeta' });
      await visitor.click({ role: 'button', name: 'Copiar código' });
      await visitor.see({ css: '.toast', name: 'Código copiado para a área de transferência!', part: true });
    },
  },
  {
    name: 'logotipo em PNG, relido',
    size: 'desktop',
    run: async (visitor) => {
      await visitor.open('/brand');
      await visitor.click({ role: 'button', name: 'Download Logo' });
      await visitor.click({ role: 'button', name: 'Baixar PNG', within: 'dialog[open]' });
      const logo = PNG.sync.read(await visitor.download('brand-logo-dark-solid-1000px.png', isPng));
      const dot = (Math.floor(0.596 * logo.height) * logo.width + Math.floor(0.808 * logo.width)) * 4;
      const colour = logo.data.subarray(dot, dot + 4).toString('hex');
      if (logo.width !== 1000 || logo.height !== 400 || colour !== '9333eaff') {
        throw new Error(`o logotipo tem ${logo.width} x ${logo.height} px e o ponto ${colour}`);
      }
    },
  },
];

/** Whether all of a PNG is there: its last bytes are the chunk `IEND`. */
function isPng(bytes: Buffer): boolean {
  return bytes.subarray(1, 4).toString() === 'PNG' && bytes.subarray(-8, -4).toString() === 'IEND';
}

import { PNG } from 'pngjs';
import { brand } from '#brand.ts';
import { chamaLa } from '#content/chama-la.ts';
import { downloads } from '#content/downloads.ts';
import type { Flow } from '../run.ts';

/** What the site makes: links with their QR code, footers' code, files of the brand. */
export const toolFlows: readonly Flow[] = [
  {
    name: 'link do WhatsApp e QR code',
    sizes: ['desktop'],
    run: async (visitor) => {
      const builder = '#criar';
      const phone = { role: 'field', name: 'Seu número, com DDD', part: true, within: builder } as const;
      const link = { css: 'a[href^="https://wa.me"]', within: builder } as const;
      await visitor.open('/solucoes/chama-la');
      await visitor.click(phone);
      await visitor.started('#criar');
      await visitor.fill(phone, '90000-0000');
      await visitor.press('Tab');
      await visitor.see({ css: builder }, { text: 'Falta o DDD' });
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
    name: 'gerador de código: gerar, copiar, salvar, buscar',
    sizes: ['desktop'],
    run: async (visitor) => {
      const client = `Gazeta ${Date.now()}`;
      const rows = { css: 'ul li time', within: 'main' } as const;
      await visitor.open('/copyright');
      await visitor.started();
      await visitor.click({ role: 'button', name: 'Gerar código' });
      await visitor.see({ css: '.toast' }, { text: 'Digite o nome do cliente' });
      await visitor.fill({ role: 'field', name: 'Nome do cliente', part: true }, client);
      await visitor.fill({ role: 'field', name: 'URL da Cometta', part: true }, `${brand.url}/sobre`);
      await visitor.click({ role: 'button', name: 'Gerar código' });
      await visitor.see({ css: '.toast', name: 'Código gerado com sucesso!', part: true });
      await visitor.see({ css: '[aria-label="O código inteiro"]' }, { text: 'utm_campaign=gazeta_' });
      await visitor.click({ role: 'button', name: 'Copiar código' });
      await visitor.see({ css: '.toast', name: 'Código copiado para a área de transferência!', part: true });
      await visitor.click({ role: 'button', name: 'Salvar' });
      await visitor.see({ css: '.toast', name: 'Copyright salvo com sucesso!', part: true });
      await visitor.fill({ role: 'field', name: 'Buscar nas gerações salvas', part: true }, client);
      await visitor.see(rows, { count: 1 });
      await visitor.fill({ role: 'field', name: 'Buscar nas gerações salvas', part: true }, 'nenhuma delas');
      await visitor.gone(rows);
    },
  },
  {
    name: 'arquivos da marca, relidos',
    sizes: ['desktop'],
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
      for (const [format, isWhole] of [
        ['jpg', isJpg],
        ['svg', isSvg],
      ] as const) {
        const words = downloads.formats[format];
        await visitor.click({ role: 'field', name: words, within: 'dialog[open]' });
        await visitor.click({ role: 'button', name: downloads.action(words), within: 'dialog[open]' });
        const file = await visitor.download(`brand-logo-dark-solid-1000px.${format}`, isWhole);
        if (sizeOf(file) !== '1000 x 400') throw new Error(`o ${format} tem ${sizeOf(file)} px`);
      }
    },
  },
];

/** Whether all of a PNG is there: its last bytes are the chunk `IEND`. */
function isPng(bytes: Buffer): boolean {
  return bytes.subarray(1, 4).toString() === 'PNG' && bytes.subarray(-8, -4).toString() === 'IEND';
}

/** Whether all of a JPEG is there: from the marker of its start to that of its end. */
function isJpg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString('hex') === 'ffd8ff' && bytes.subarray(-2).toString('hex') === 'ffd9';
}

/** Whether all of an SVG is there. */
function isSvg(bytes: Buffer): boolean {
  return /^<svg [^>]*>[\s\S]*<\/svg>\s*$/.test(bytes.toString());
}

/** Width and height of a picture in pixels, as its file says: `1000 x 400`. Of a PNG all of it is decoded. */
function sizeOf(picture: Buffer): string {
  if (isPng(picture)) {
    const { width, height } = PNG.sync.read(picture);
    return `${width} x ${height}`;
  }
  if (isSvg(picture)) {
    const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(picture.toString()) ?? [];
    return `${width} x ${height}`;
  }
  // Segments of a JPEG (ITU-T T.81, B.1.1.4): a marker, its length, its content; SOF0 to SOF2 hold the frame.
  for (let at = 2; at < picture.length - 9; at += 2 + picture.readUInt16BE(at + 2)) {
    const marker = picture.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return `${picture.readUInt16BE(at + 7)} x ${picture.readUInt16BE(at + 5)}`;
  }
  return 'sem tamanho';
}

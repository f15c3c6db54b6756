import { PNG } from 'pngjs';
import { brand } from '#brand.ts';
import { chamaLa } from '#content/pages/chama-la.ts';
import type { Flow } from '../play.ts';

const solutions = 'header [aria-controls="menu-solucoes"]';
const inSolutions = { css: '#menu-solucoes a', name: 'Ver todas as soluções' };
const menu = { css: '#menu' };
const opener = { css: 'header button', name: 'Abrir menu' };
const inMenu = { css: '#menu a', name: 'Chama.lá' };

/** Header and menu by pointer, and what the site makes: links with their QR code, footers' code, files of the brand. */
export const pointerFlows: readonly Flow[] = [
  {
    name: 'Soluções no cabeçalho: ponteiro, clique, Escape',
    size: 'mesa',
    run: async (visitor) => {
      await visitor.open('/contato');
      await visitor.hover({ css: solutions });
      await visitor.see(inSolutions);
      await visitor.move(200, 850);
      await visitor.gone(inSolutions);
      await visitor.click({ css: solutions });
      await visitor.see(inSolutions);
      await visitor.press('Escape');
      await visitor.gone(inSolutions);
      await visitor.see({ css: `${solutions}[aria-expanded="false"]:focus` });
      await visitor.press('Enter');
      await visitor.click(inSolutions);
      await visitor.at('/solucoes');
    },
  },
  {
    name: 'menu do celular',
    size: 'celular',
    run: async (visitor) => {
      await visitor.open('/contato');
      await visitor.click(opener);
      await visitor.see(menu);
      await visitor.click({ css: '#menu summary', name: 'Soluções' });
      await visitor.see(inMenu);
      await visitor.press('Escape');
      await visitor.gone(menu);
      await visitor.see({ ...opener, css: 'header button:focus' });
      await visitor.click(opener);
      await visitor.click(inMenu);
      await visitor.at('/solucoes/chama-la');
    },
  },
  {
    name: 'link do WhatsApp e QR code',
    size: 'mesa',
    run: async (visitor) => {
      const phone = { css: '#criar [name="chamaPhone"]' };
      await visitor.open('/solucoes/chama-la');
      await visitor.click(phone);
      await visitor.started('#criar');
      await visitor.fill(phone, '71 98888 7777');
      await visitor.fill({ css: '#criar [name="chamaMessage"]' }, 'Olá! Entrega à noite?');
      await visitor.see({
        css: '#criar a[href="https://wa.me/5571988887777?text=Ol%C3%A1!%20Entrega%20%C3%A0%20noite%3F"]',
      });
      await visitor.see({ ...phone, value: '(71) 98888-7777' });
      await visitor.see({ css: '#criar [role="img"]', name: 'Código QR que abre a conversa' });
      await visitor.click({ css: '#criar button', name: 'Baixar PNG' });
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
    size: 'mesa',
    run: async (visitor) => {
      await visitor.open('/copyright');
      await visitor.started();
      await visitor.fill({ css: '#gerador [name="clientName"]' }, 'Gazeta');
      await visitor.fill({ css: '#gerador [name="url"]' }, `${brand.url}/sobre`);
      await visitor.click({ css: '#gerador button', name: 'Gerar código' });
      await visitor.see({ css: '.toast', name: 'Código gerado com sucesso!' });
      await visitor.see({ css: '[aria-label="O código inteiro"]', name: 'utm_campaign=gazeta' });
      await visitor.click({ css: '.code-panel button', name: 'Copiar código' });
      await visitor.see({ css: '.toast', name: 'Código copiado para a área de transferência!' });
    },
  },
  {
    name: 'logotipo em PNG, relido',
    size: 'mesa',
    run: async (visitor) => {
      await visitor.open('/brand');
      await visitor.click({ css: 'main button', name: 'Download Logo' });
      await visitor.click({ css: 'dialog[open] button', name: 'Baixar PNG' });
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

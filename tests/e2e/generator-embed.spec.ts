// R-GEN-15
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildEmbed } from '#features/copyright-generator/embed/embed.ts';
import { about } from '../support/generator-page.ts';
import { expect, test } from '../support/test.ts';

/** A client's site: two pages that hold the same code, on a server of its own. */
async function clientSite(embed: string, ground: string) {
  const strict = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Jornal</title>
<link rel="stylesheet" href="/estilo.css"></head><body dir="rtl"><main><h1>Jornal</h1></main><footer>${embed}</footer></body></html>`;
  const old = `<HTML><HEAD><TITLE>Jornal na Internet</TITLE></HEAD>
<BODY BGCOLOR="${ground}" TEXT="#808080" LINK="#0000FF"><TABLE WIDTH="100%" BORDER=0><TR><TD><FONT FACE="Times" SIZE=5>Jornal</FONT>
<TR><TD ALIGN=center>${embed}</TABLE></BODY></HTML>`;
  const server = createServer((request, response) => {
    if (request.url === '/estilo.css') {
      response.setHeader('Content-Type', 'text/css');
      response.end(
        `body{background:${ground};margin:40px}svg{width:100%;display:block}a{color:red;display:block}path,circle{fill:red;stroke:red}span{color:red;display:block;font-size:40px}footer *{color:#333;font-size:30px}`,
      );
    } else if (request.url === '/estrito') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src 'self'",
      );
      response.end(strict);
    } else if (request.url === '/antigo') {
      response.setHeader('Content-Type', 'text/html; charset=iso-8859-1');
      response.end(old);
    } else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

for (const { mode, ground, letters } of [
  { mode: 'dark', ground: '#000000', letters: 'rgb(255, 255, 255)' },
  { mode: 'light', ground: '#ffffff', letters: 'rgb(17, 24, 39)' },
] as const) {
  test(`a code for a ${mode} ground is right in a strict page and in HTML of 1999`, async ({ page }) => {
    const clientName = 'Órgão & Ação "Comunicação" <Ltda>';
    const year = new Date().getFullYear();
    const site = await clientSite(buildEmbed({ clientName, url: about, mode, year }), ground);
    try {
      for (const where of ['estrito', 'antigo']) {
        await page.goto(`${site.url}/${where}`);
        await expect(page.locator('body')).toContainText(
          `© ${year} ${clientName}. Todos os direitos reservados. Desenvolvido por`,
        );
        const link = page.getByRole('link', { name: 'Cometta (abre em nova aba)' });
        await expect(link).toHaveAttribute('rel', 'noopener');
        await expect(link).toHaveAttribute('href', /utm_campaign=orgao_acao_comunicacao_ltda&/);
        await expect(link).toHaveCSS('color', letters);
        await expect(page.getByText('Todos os direitos').last()).toHaveCSS('color', letters);
        await expect(page.locator('bdi')).toHaveCSS('color', letters);
        for (const words of ['Desenvolvido por', 'Órgão & Ação']) {
          const text = page.getByText(words).last();
          await expect(text).toHaveCSS('color', letters);
          await expect(text).toHaveCSS('font-size', '14px');
        }
        await expect(link.locator('path')).toHaveCSS('fill', letters);
        await expect(link.locator('path')).toHaveCSS('stroke', 'none');
        await expect(page.locator('span[lang]')).toHaveCSS('direction', 'ltr');
        // The logo has its own size, whatever the host says about drawings.
        const logo = await link.locator('svg').boundingBox();
        expect([logo?.width, logo?.height]).toEqual([120, 21]);
        if (where === 'estrito') {
          const needed = await page.locator('footer').evaluate((footer) => {
            footer.style.width = '160px';
            const name = footer.querySelector('bdi');
            if (name) name.textContent = 'Comunicação'.repeat(10);
            return footer.scrollWidth;
          });
          expect(needed, 'a narrow column, a name in one word').toBe(160);
        }
      }
    } finally {
      site.close();
    }
  });
}

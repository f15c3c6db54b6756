import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { transferWords } from '#content/policies.ts';
import { accessLogAddresses } from '#shared/access-log-address.ts';
import { fillFacts, fillTransfers, keepTogether, labelCells } from './policy-html.ts';

const folder = new URL('../../content/policies/', import.meta.url);
const read = (id: string) => readFileSync(new URL(`${id}.md`, folder), 'utf8');

test('fills facts in text and in encoded addresses', () => {
  expect(fillFacts('<p>{{nome}}</p><a href="mailto:%7B%7BemailPrivacidade%7D%7D">', 'truncated')).toBe(
    `<p>${brand.name}</p><a href="mailto:${brand.emails.privacy}">`,
  );
});

test('a number does not leave what it counts', () => {
  expect(keepTogether('Lei nº 13.709/2018 (LGPD, art. 8º, § 2º), CNPJ 00.000')).toBe(
    'Lei\u00a0nº\u00a013.709/2018 (LGPD,\u00a0art.\u00a08º, §\u00a02º), CNPJ\u00a000.000',
  );
});

test("'e-mail' does not break at its hyphen, and an attribute stays as it is", () => {
  expect(keepTogether('<a id="o-e-mail" href="#e-mail">E-mail</a>, e-mails')).toBe(
    '<a id="o-e-mail" href="#e-mail"><span class="one-line">E-mail</span></a>, <span class="one-line">e-mails</span>',
  );
});

test('refuses a fact that does not exist', () => {
  expect(() => fillFacts('{{telefone}}', 'truncated')).toThrow('telefone');
});

test('the privacy policy says of the records of access what the site is built for (R-POL-21, R-OPS-21)', () => {
  const said = accessLogAddresses.map((setting) => fillFacts(read('politica-de-privacidade'), setting));
  const [full = '', truncated = ''] = said.map((text) =>
    text.match(/^.*(?:registros de acesso|IP).*$/gim)?.join(' '),
  );
  expect(truncated).toContain('endereço IP encurtado');
  expect(truncated).toContain('Legítimo interesse (IX)');
  expect(full).not.toContain('endereço IP encurtado');
  expect(full).toMatch(
    /endereço IP completo.*sob sigilo.*obrigação legal.*Marco Civil da Internet, art. 15.*6 meses/,
  );
});

test('no policy names the company by hand', () => {
  for (const file of readdirSync(folder)) {
    const text = read(file.replace('.md', ''));
    for (const fact of [brand.name, brand.domain, brand.legal.city]) expect(text, file).not.toContain(fact);
  }
});

// The points that each document has to make (R-POL-4 to R-POL-17).
// R-POL-4, R-POL-5, R-POL-6, R-POL-7, R-POL-8, R-POL-9, R-POL-11, R-POL-12, R-POL-13, R-POL-15, R-POL-16, R-POL-17,
// R-POL-19, R-POL-22, R-POL-23
test.each([
  [
    'politica-de-privacidade',
    `Quem somos / Glossário / Que dados coletamos / suas responsabilidades / Tecnologias /
     Com quem compartilhamos / Como protegemos / Links para outros sites / Comunicações / direitos / art. 18 /
     art. 33 / art. 19, II / (#pedido-sobre-os-seus-dados) / Recibo da escolha / 5 anos depois da resposta /
     Atualizações / Comunicação eletrônica / Contato / (mailto:{{emailPrivacidade}}) /
     (mailto:{{emailEncarregado}}) / (/contato) / Marco Civil / {{encarregado}} / {{encarregadoSubstituto}} /
     origem racial ou étnica, convicção religiosa, opinião política, filiação a sindicato ou a organização de caráter religioso, filosófico ou político, saúde, vida sexual, genética ou biometria /
     {{registrosDados}} / Agência Nacional de Proteção de Dados / menos de 16 anos, apagamos / Lei nº 15.211/2025 /
     Equipe comercial / CRM / WhatsApp / <!-- transferencias --> / um e-mail de confirmação no mesmo dia /
     E-mail de quem saiu da fila / categoria Análise /
     sem esse e-mail, ou se o endereço mudou, pelo [formulário / art. 20`,
  ],
  [
    'termos-de-servico',
    `Quem presta o serviço / 16 anos / Sobre estes termos / Atualizações / esperar de nós / esperamos de você /
     A sua conta / Conteúdo / 12 meses anteriores / Encerramento / lei brasileira /
     foro da cidade de {{cidade}} / (/contato) / senha / sem autorização / requisições por minuto / beta /
     painel / redes sociais / CRM / fica fora desse aceite / extensão do dano / Temas 533 e 987 /
     mailto:{{emailNotificacoes}}`,
  ],
  [
    'termos-de-uso',
    `Sua conta / esperamos / Conteúdo / IA e integrações / uso justo / Disponibilidade / quebradas / Ajuda /
     um aviso / limites temporários / suspensão imediata / medidas judiciais / mal-entendido / plano maior /
     (/contato) / (/politica-de-privacidade) / (/termos-de-servico)`,
  ],
  [
    'politica-de-conteudo',
    `perigoso / enganosas ou fraudulentas / azar não regulamentados / Ódio ou assédio / Mídia manipulada /
     terrorista / sexualmente explícito / Violência gratuita / **Linguagem vulgar**: palavrão /
     Spam ou conteúdo ilegal / Sátira / gerado por IA /
     A correção também é checada, sempre que possível, com pelo menos duas fontes independentes /
     direito de resposta / sem aviso prévio / depois de ouvirmos quem foi atingido /
     (/compromisso-jornalismo) / (/termos-de-servico) / (/politica-de-privacidade)`,
  ],
  [
    'acessibilidade',
    `nível AA / WCAG) 2.2 / Lei nº 13.146/2015), art. 63 / ABNT NBR 17225:2025 / Não houve auditoria externa /
     ## O que ainda não atende / (#o-que-ainda-não-atende) / mailto:{{emailContato}} / (/contato) /
     Respondemos {{prazoDeResposta}} / Ministério Público / Disque 100`,
  ],
  [
    'compromisso-jornalismo',
    `escolhemos parceiros / seis critérios / ## Termos de responsabilidade jornalística / (/sobre) /
     (/contato) / (/termos) / 2015`,
  ],
  [
    'politica-de-cookies',
    `controladora / O que são cookies / Personalização / Identificação / Marketing direcionado /
     Decisões automatizadas / Essenciais / Análise / Funcionais / Obrigatória / Chrome / Internet Explorer /
     Firefox / Safari / celular / Sobre esta política / [Fale Conosco](/contato) / (/politica-de-privacidade)`,
  ],
])('%s makes every point', (id, points) => {
  const text = read(id);
  expect(points.split(/ \/\s+/).filter((point) => !text.includes(point))).toEqual([]);
});

test('a row begins with its head, and each other cell says the label of its column', () => {
  const html = `<p>Antes</p><table>
<thead><tr><th>Categoria</th><th>Obrigatória</th></tr></thead>
<tbody><tr><td>Essenciais</td><td>Sim</td></tr>
<tr><td><code>a</code></td><td>Não</td></tr></tbody>
</table>`;
  const labelled = labelCells(html);
  expect(labelled).toContain('<tr><th scope="row">Essenciais</th><td data-label="Obrigatória">Sim</td></tr>');
  expect(labelled).toContain('<th scope="row"><code>a</code></th><td data-label="Obrigatória">Não');
  expect(labelled).toMatch(/^<p>Antes<\/p><div class="register-table"><table>/);
});

test('a row with one bold cell alone heads those below it, and a label leaves out what is in brackets', () => {
  const html = `<table><tr><th>Dados</th><th>Base legal (art. 7º)</th></tr>
<tr><td><strong>Cookies</strong></td>
<td></td></tr><tr><td>Escolha</td><td>II</td></tr></table>`;
  expect(labelCells(html)).toContain('</tbody><tbody><tr><th colspan="2" scope="rowgroup">Cookies</th></tr>');
  expect(labelCells(html)).toContain(
    '<tr><th scope="row">Escolha</th><td data-label="Base legal">II</td></tr>',
  );
});

// R-POL-20
const place = '<p>Antes</p><!-- transferencias --><p>Depois</p>';

test('as shipped nothing goes abroad, and the policy says so in its place', () => {
  expect(fillTransfers(place, brand.internationalTransfers)).toBe(
    `<p>Antes</p><p>${transferWords.none}</p><p>Depois</p>`,
  );
});

test('a transfer says all that art. 17 asks for, as text', () => {
  const html = fillTransfers(place, [
    {
      recipient: 'Nuvem & Cia.',
      country: 'Portugal',
      data: 'cadastros da fila',
      purpose: 'guardar o banco de dados',
      formAndDuration: 'armazenamento, enquanto o cadastro existir',
      mechanism: 'cláusulas-padrão contratuais',
      responsibilities: 'operadora; dados cifrados',
    },
  ]);
  expect(html).toContain(
    '<li><strong>Nuvem &#38; Cia., Portugal</strong>; dados: cadastros da fila; finalidade: guardar o banco de dados; forma e duração: armazenamento, enquanto o cadastro existir; base da transferência (LGPD, art. 33): cláusulas-padrão contratuais; responsabilidades e segurança: operadora; dados cifrados.</li>',
  );
  expect(html).toContain(transferWords.clauses);
  expect(html).not.toContain(transferWords.none);
});

import { brand } from '../../src/brand.ts';
import { generation } from '../../tests/support/generation.ts';
import { runLeads } from '../../tests/support/leads.ts';
import { hookSecret, linkSecret } from '../../tests/support/outbox.ts';
import {
  type HookServer,
  type MailServer,
  startHookServer,
  startMailServer,
} from '../../tests/support/receivers.ts';
import { marks } from './exchange.ts';
import { notices } from './notices.ts';
import type { Attack, Target } from './scenario.ts';
import { active, formulaCells, listInBrowser } from './viewers.ts';

// Whatever shows one of these as it is runs it: markup, an attribute's end, a formula, what a terminal obeys.
const markup = `"'>${marks.markup}<img src=x onerror=alert(7)>`;
const formula = '=HYPERLINK("https://mau.example";"clique")';

const signUp = (number: number) => ({
  nome: `${formula}${markup}`,
  email: `=cmd|'!a${number}-${crypto.randomUUID()}@x.example`,
  empresa: `@SUM(A1)${markup}`,
  cargo: `+1${markup}`.slice(0, 80),
  site: "mau.com/'onmouseover='alert(7)",
  source: 'portal-ai-dedicated',
  phone: '+(11) 90000-000',
  has_news_portal: true,
  portal_name: `-1+1${markup}`,
  portal_url: "https://mau.com/?'onmouseover='alert(7)",
  company_size: 'medio',
  goals: `linha\n=1+1\n\tBcc: todos@mau.example\r\n;@SUM(A1)\n${markup}`,
  terms_accepted: true,
  journalism_terms_accepted: true,
});
const referral = {
  referring_domain: 'https://mau.example/<script>',
  page_visited: '/sites-para-jornais',
  user_agent: `${formula}${markup}`,
  metadata: {
    screen_width: 1,
    screen_height: 1,
    language: 'pt-BR',
    timestamp: '2026-03-12T12:00:00.000Z',
    referrer: `javascript:${marks.markup}`,
  },
};
const dataRequest = (email: string) => ({
  kind: 'access',
  nome: `${formula}${markup}`,
  email,
  details: `${formula}\n${markup}`,
});

/** Script, formulas and headers in every field that is stored, and then every place that shows them. */
export function storedScript(): Attack {
  let hooks: HookServer | undefined;
  let mail: MailServer | undefined;
  return {
    name: 'script, fórmulas e cabeçalhos em todo campo gravado',
    rounds: 2,
    async prepare() {
      hooks = await startHookServer();
      mail = await startMailServer();
      return {
        env: {
          LEADS_WEBHOOK_URL: hooks.url,
          LEADS_WEBHOOK_SECRET: hookSecret,
          SMTP_URL: mail.url,
          LEADS_EMAIL_TO: 'vendas@cometta.example',
          CONFIRMATION_EMAIL: 'on',
          LINK_SECRET: linkSecret,
          // The honest client's sign-ups are told of, too.
          LOG_LEVEL: 'info',
        },
        end: async () => {
          await Promise.all([hooks?.close(), mail?.close()]);
        },
      };
    },
    async run(target) {
      const rows = Array.from({ length: 5 }, (_, number) => signUp(number));
      for (const row of rows) {
        await post(target, '/api/waitlist', row);
        await post(target, '/api/data-requests', dataRequest(row.email));
      }
      await post(target, '/api/site-referrals', referral);
      for (const mode of ['light', 'dark'] as const) {
        await post(target, '/api/copyright-generations', generation(`${markup}${crypto.randomUUID()}`, mode));
      }
      await formsAndPages(target);
      await commands(
        target,
        rows.map(({ email }) => email),
      );
      const list = await listInBrowser(target.server.url);
      for (const problem of list.problems) target.problem(problem);
      await notices(
        target,
        rows.map(({ email }) => email),
        hooks?.received ?? [],
        mail?.received ?? [],
      );
      if (active.test(target.server.output()) || target.server.output().includes('mau.example'))
        target.problem('o log repete o que foi enviado');
      return `lista da equipe no navegador: ${list.seen}`;
    },
  };
}

async function post({ server, sent, got, problem }: Target, path: string, body: object): Promise<void> {
  sent();
  const { status } = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  got(status);
  if (status !== 201) problem(`${path} não aceitou o que o teste quer gravar: ${status}`);
}

/** The pages that show what was typed: the forms without JavaScript, and what reads an address. */
async function formsAndPages({ server, sent, got, problem }: Target): Promise<void> {
  const fields = [
    'nome',
    'email',
    'empresa',
    'cargo',
    'cargoCustom',
    'site',
    'phone',
    'companySize',
    'portalName',
    'portalUrl',
    'goals',
    'tentativa',
    'kind',
    'details',
  ];
  const form = new URLSearchParams([...fields.map((name) => [name, markup]), ['hasNewsPortal', 'on']] as [
    string,
    string,
  ][]);
  const query = encodeURIComponent(markup);
  const asked: readonly (readonly [path: string, init?: RequestInit])[] = [
    ['/portal-ai-waitlist/enviar', { method: 'POST', body: form }],
    ['/politica-de-privacidade/pedido', { method: 'POST', body: form }],
    [`/politica-de-privacidade/pedido?protocolo=${query}`],
    [`/portal-ai-waitlist/sair?t=${query}`],
    [`/copyright/codigo?clientName=${query}&url=${query}&mode=${query}`],
    [`/copyright/codigo?clientName=${query}&url=https://www.${brand.domain}/sobre&pagina=`],
    [`/copyright/previa?clientName=${query}&url=https://www.${brand.domain}/sobre&mode=light`],
    [`/copyright/previa?clientName=${query}&url=${query}&mode=${query}`],
  ];
  for (const [path, init = {}] of asked) {
    sent();
    const answer = await fetch(server.url + path, init);
    got(answer.status);
    if (active.test(await answer.text())) problem(`${path.split('?')[0]} mostra marcação como marcação`);
  }
  const list = await fetch(`${server.url}/api/copyright-generations`);
  const { items } = (await list.json()) as { items: readonly { embed_code: string }[] };
  const isJson =
    list.headers.get('Content-Type')?.startsWith('application/json') &&
    list.headers.get('X-Content-Type-Options') === 'nosniff';
  if (!isJson || items.length === 0) problem('a lista da equipe não vem como JSON');
  if (items.some(({ embed_code }) => active.test(embed_code)))
    problem('um código gerado traz a marcação do nome');
}

/** What the operator's commands write, on a terminal and into files. */
async function commands({ server, sent, problem }: Target, emails: readonly string[]): Promise<void> {
  const database = { databaseUrl: undefined, dataDir: server.dataDir };
  const [email = ''] = emails;
  for (const args of [
    ['list'],
    ['find', email],
    ['find', email, '--format', 'json'],
    ['requests', 'list'],
    ['stats'],
    ['export', '--format', 'json'],
  ]) {
    sent();
    const { code, stdout, stderr } = await runLeads(args, database);
    if (code !== 0) problem(`leads ${args.join(' ')} terminou com ${code}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal obeys is what is looked for
    if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/.test(stdout + stderr))
      problem(`leads ${args.join(' ')} escreve caracteres de controle`);
  }
  sent();
  const { stdout } = await runLeads(['export', '--format', 'csv'], database);
  const cells = formulaCells(stdout);
  if (!emails.every((address) => stdout.includes(address))) problem('falta uma inscrição na planilha');
  if (cells.length > 0)
    problem(`células que a planilha calcula: ${cells.length}, como ${cells[0]?.slice(0, 30)}`);
}

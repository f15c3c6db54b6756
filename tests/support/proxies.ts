import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2, constants, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../scripts/lib/free-port.ts';
import { until } from '../../scripts/lib/until.ts';
import { openConnection } from './raw-http.ts';

/** Debian keeps nginx where only root looks. */
const env = { PATH: `${process.env.PATH}:/usr/sbin` };
const deploy = join(import.meta.dirname, '../../deploy');

/** The host that the files of deploy/ are written for. */
export const proxiedHost = 'www.example.com';

/** A proxy on this machine, as deploy/ sets it up. */
export type RunningProxy = ReturnType<typeof proxied>;

interface ProxyParts {
  /** An empty folder of its own. */
  readonly folder: string;
  readonly certificate: ReturnType<typeof makeCertificate>;
  /** Ports of the site on 127.0.0.1: of one server, or of several. */
  readonly upstreams: readonly number[];
  /** Waits a fraction of a second where the file says seconds. */
  readonly hurried?: boolean;
}

interface Place extends Pick<ProxyParts, 'certificate'> {
  readonly httpPort: number;
  readonly httpsPort: number;
}

/** Makes the files of a certificate for example.com and www.example.com that signed itself. */
export function makeCertificate(folder: string) {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const names = `subjectAltName=DNS:${proxiedHost},DNS:example.com`;
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const about = ['-subj', `/CN=${proxiedHost}`, '-addext', names];
  execFileSync('openssl', ['req', ...kind, ...about, '-keyout', files.key, '-out', files.certificate], {
    stdio: 'ignore',
  });
  return files;
}

export function isInstalled(program: string): boolean {
  return spawnSync(program, ['version'], { env }).error === undefined;
}

/** A file of deploy/, as it is or with the waits for the site cut short. */
function asShipped(name: string, hurried = false): string {
  const text = readFileSync(join(deploy, name), 'utf8');
  return hurried
    ? text.replaceAll(/\b(proxy_read_timeout|response_header_timeout|lb_try_duration) \d+s/g, '$1 300ms')
    : text;
}

/** Where a distribution has nginx log what its sites don't, in the proxy's folder. */
export const nginxLog = 'access.log';

/** Starts nginx with deploy/nginx.conf, between the lines that a distribution puts around a site's. */
export async function startNginx({ folder, certificate, upstreams, hurried }: ProxyParts) {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const servers = upstreams.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  const several = asShipped('nginx-several.conf').replace(/(^ *server .*\n)+/m, `${servers.join('\n')}\n`);
  const site = asShipped('nginx.conf', hurried)
    .replace(/^upstream site \{[^}]*\}/m, (one) =>
      upstreams.length > 1 ? several : one.replace(/(?<=:)3000/, String(upstreams[0])),
    )
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
    .replaceAll(/(?<=ssl_certificate ).*(?=;)/g, certificate.certificate)
    .replaceAll(/(?<=ssl_certificate_key ).*(?=;)/g, certificate.key);
  return proxied(await runNginx(folder, site, httpsPort), { httpPort, httpsPort, certificate });
}

/**
 * Starts nginx with a site's lines between those that a distribution puts around them.
 * @param folder an empty one of its own
 */
export async function runNginx(folder: string, site: string, port: number) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log ${folder}/${nginxLog}; gzip on; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started(nginx, port);
}

/** Starts Caddy with deploy/Caddyfile. */
export async function startCaddy({ folder, certificate, upstreams, hurried }: ProxyParts) {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const site = asShipped('Caddyfile', hurried).replaceAll(
    /^\{\$SITE_.*\{$/gm,
    (line) => `${line}\n\ttls ${certificate.certificate} ${certificate.key}`,
  );
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tadmin off\n\tstorage file_system ${folder}\n}\n${site}`,
  );
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...env, HOME: folder, SITE_UPSTREAM: upstreams.map((port) => `127.0.0.1:${port}`).join(' ') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return proxied(await started(caddy, httpsPort), { httpPort, httpsPort, certificate });
}

/** Waits until a proxy takes connections. */
async function started(proxy: ChildProcess, port: number) {
  let log = '';
  proxy.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = once(proxy, 'exit');
  const takes = async () => (await openConnection(port)).destroy();
  await until(takes).catch(() => Promise.reject(new Error(`the proxy did not start: ${log}`)));
  const stop = async (): Promise<void> => {
    proxy.kill('SIGTERM');
    await ended;
  };
  return { pid: proxy.pid, stop };
}

/** A proxy that runs, and the visitors who come by it. */
function proxied(proxy: Awaited<ReturnType<typeof started>>, place: Place) {
  const clients: Http2Client[] = [];
  const stop = (): Promise<void> => {
    for (const client of clients) client.close();
    return proxy.stop();
  };
  return {
    ...place,
    stop,
    [Symbol.asyncDispose]: stop,
    /** Somebody who comes from an address of their own: any of 127.0.0.0/8 is this machine's. */
    async visitor(from: string, host = proxiedHost) {
      const client = await http2Client(place, from, host);
      clients.push(client);
      return client;
    },
  };
}

export type Http2Client = Awaited<ReturnType<typeof http2Client>>;

async function http2Client({ httpsPort, certificate }: Place, from: string, host: string) {
  const ca = readFileSync(certificate.certificate);
  // The socket's own option, which the types of this call do not name.
  const local = { localAddress: from };
  const session = connectHttp2(`https://127.0.0.1:${httpsPort}`, { servername: host, ca, ...local });
  await once(session, 'connect');
  // A request that fails says so itself.
  session.on('error', () => {});
  return {
    /** What TLS agreed on, such as `h2`. */
    protocol: session.alpnProtocol,
    /** The answer's body is as it came: still packed, if it is. */
    async ask(
      path: string,
      options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
    ) {
      const { method = 'GET', headers = {}, body } = options;
      const stream = session.request(
        { ':method': method, ':authority': host, ':path': path, ...headers },
        { endStream: body === undefined },
      );
      const answered = once(stream, 'response') as Promise<[IncomingHttpHeaders]>;
      if (body !== undefined) stream.end(body);
      const [answer] = await answered;
      return {
        status: Number(answer[constants.HTTP2_HEADER_STATUS]),
        headers: answer,
        body: await buffer(stream),
      };
    },
    close: () => session.destroy(),
  };
}

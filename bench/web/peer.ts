import { cpSync, existsSync, mkdtempDisposableSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve, sep } from 'node:path';
import { packFolder } from '#integrations/precompress.ts';
import { listen } from '../../tests/support/raw-http.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves another site's built files on a free port, packed and cached like ours, to be measured beside them, until it goes out of scope.
 * @param folder with an `index.html`; it is copied, not changed
 */
export async function servePeer(folder: string) {
  const temporary = mkdtempDisposableSync(join(tmpdir(), 'peer-bench-'));
  const copy = temporary.path;
  cpSync(folder, copy, { recursive: true });
  await packFolder(copy);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://peer');
    let file = resolve(copy, `.${decodeURIComponent(pathname)}`);
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!existsSync(file) || !file.startsWith(copy + sep)) {
      response.writeHead(404).end();
      return;
    }
    const isPacked = existsSync(`${file}.br`);
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000',
      ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(readFileSync(isPacked ? `${file}.br` : file));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.dispose]() {
      server.close();
      temporary.remove();
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/free-port.ts';
import { htmlHeaders, securityHeaders } from '../../src/server/http/answers/headers.ts';

const client = fileURLToPath(new URL('../../dist/client', import.meta.url));

/**
 * nginx on the first core with one worker, answering `/` with the same brotli bytes and as many headers as the site.
 * @throws when it does not come up
 */
export async function startNginx(): Promise<{ readonly url: string; readonly pid: number; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const headers = Object.entries({ ...securityHeaders, ...htmlHeaders }).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
  );
  const config = `
daemon off; worker_processes 1; worker_cpu_affinity 01; pid ${folder}/pid; error_log ${folder}/error.log;
user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type "text/html; charset=utf-8";
  types {} server_tokens off; open_file_cache max=100;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server {
    listen 127.0.0.1:${port}; root ${client};
    location / { try_files /index.html.br =404; add_header Content-Encoding br; add_header Cache-Control no-cache;
      add_header Vary Accept-Encoding; ${headers.join('\n')} }
  }
}`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const process_ = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) break;
    if (attempt > 50) throw new Error('O nginx não respondeu.');
    await sleep(100);
  }
  // The worker, which answers; what was started is the master.
  const children = readFileSync(`/proc/${process_.pid}/task/${process_.pid}/children`, 'utf8');
  return {
    url,
    pid: Number(children.trim().split(' ')[0]),
    stop() {
      process_.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

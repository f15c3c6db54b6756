import { wrongPasswords } from '../../src/server/http/staff-guard.ts';
import { signUp, signUpRow, statusOf } from '../support/load.ts';
import type { How, Report } from '../support/scenarios.ts';
import { threeServers } from './several.ts';

const writesPerMinute = 20;
const password = 'uma senha de doze letras';

/**
 * Three servers count as one: what an address writes, and wrong passwords, by the address's network too, while who knows the password
 * comes in. The last of them has another LINK_SECRET and says so, to who asks on its machine. Planted: it names the database otherwise, so
 * that it counts by itself.
 */
export async function limits({ share, planted }: How): Promise<Report> {
  await using several = await threeServers(['nginx'], {
    env: (index, databaseUrl) => ({
      RATE_LIMIT_WRITES_PER_MINUTE: String(writesPerMinute),
      STAFF_BASIC_AUTH: `equipe:${password}`,
      LINK_SECRET: String(index === 2).repeat(8),
      ...(planted && index === 2 ? { DATABASE_URL: `${databaseUrl}#` } : {}),
    }),
  });
  const { servers } = several;
  const urlOf = (number: number): string => servers[number % 3]?.url ?? '';
  const guess = (number: number, from: string, words: string) => {
    const headers = { 'X-Forwarded-For': from, Authorization: `Basic ${btoa(`equipe:${words}`)}` };
    return statusOf(`${urlOf(number)}/equipe`, 5_000, { headers });
  };

  let stored = 0;
  for (let number = 0; number < 3 * writesPerMinute; number += 1) {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    stored += Number((await signUp(urlOf(number), signUpRow().email, {}, headers)) === 201);
  }
  const known = '2001:db8:9:aa00::1';
  const staff = [await guess(0, known, password)];
  const guesses = Math.max(2 * wrongPasswords.network, Math.ceil(200 * share));
  let compared = 0;
  for (let number = 0; number < guesses; number += 1) {
    // Each from a /56 of its own, of one /48.
    const from = `2001:db8:9:${((number % 150) << 8).toString(16)}::1`;
    compared += Number((await guess(number, from, 'uma senha qualquer')) === 401);
  }
  // On another server: by the address that is known, and from another network.
  staff.push(await guess(1, known, password), await guess(2, '198.51.100.9', password));

  const told = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).text()));
  const isLogged = servers[2]?.output().includes('"settings":["LINK_SECRET"]') === true;
  return {
    isGood:
      stored === writesPerMinute &&
      compared === wrongPasswords.network &&
      staff.every((status) => status === 200) &&
      isLogged &&
      told[2]?.includes('"settings":["LINK_SECRET"]') === true,
    lines: [
      `inscrições de um endereço em 3 servidores: ${stored} de ${3 * writesPerMinute} (o limite é ${writesPerMinute})`,
      `senhas de um /48 comparadas: ${compared} de ${guesses} (o limite é ${wrongPasswords.network}); a equipe: ${staff.join(', ')}`,
      `o servidor de outra configuração, no registro: ${isLogged}; /readyz: ${told[2]}`,
    ],
    row: { inscrições: stored, 'senhas comparadas': compared },
  };
}

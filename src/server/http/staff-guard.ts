import { createHash, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { tooManyPasswords } from '#content/problems.ts';
import {
  hashPassword,
  isPassword,
  isStaffName,
  type StaffSettings,
  sharedName,
} from '#server/settings/staff.ts';
import type { ProblemCode } from './answers/problems.ts';
import { type Count, type Counters, memoryCounters } from './limits/counters.ts';
import type { ClientAddress } from './request/client-address.ts';
import { decodeAgain } from './request/request-target.ts';

/** Who asks, as the audit writes it down. */
export interface Actor {
  /** Name of somebody of the staff; {@link sharedName} where they share one password. */
  readonly who: string;
  /** The client's address cut to its network (`ClientAddress.logged`). */
  readonly address: string;
}

/** Whether somebody may go on to the staff's tools, and if not, how the request is answered. */
type Access =
  | { readonly kind: 'staff'; readonly who: string }
  /** Nothing is there for anybody: the answer is the site's 404 page. */
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'refused';
      readonly code: ProblemCode & ('unauthorized' | 'too_many_requests');
      readonly headers: Readonly<Record<string, string>>;
      /** For the person; the code's own when left out. */
      readonly message?: string;
    };

type SignedOn = readonly string[] | undefined;

/** The door of the staff's tools. */
export type StaffGuard = ReturnType<typeof createStaffGuard>;

/**
 * Wrong passwords that one address, one network (IPv4 /24, IPv6 /48) and all together may send in a minute. After those of an address or a
 * network the right one has to wait there too: if it were let in, who guesses would not be held up.
 */
export const wrongPasswords = { address: 10, network: 30, all: 200 } as const;

/** For how long an address from which a right password came is known, in seconds. */
export const knownForSeconds = 30 * 24 * 60 * 60;

/**
 * Guards the staff's tools with HTTP Basic (RFC 7617): the generator's page, everything below it, its API, and the staff page
 * (`/equipe`) with everything below it.
 * @param staff who may come in; undefined leaves the generator open, and there is no staff page
 * @param log hears of wrong passwords
 * @param counters where attempts are counted
 */
export function createStaffGuard(
  staff: StaffSettings | undefined,
  log: Pick<Logger, 'warn'>,
  counters: Counters = memoryCounters(),
) {
  const nameOf = staff && createKey(staff);
  const bounds = createAttempts(counters);
  return {
    /** Whether it decides about a decoded path. */
    covers: (pathname: string): boolean => leadsTo(staff ? staffTools : staffPage, pathname),
    /**
     * Decides about one request to a path that it covers.
     * @param signedOn each copy of the sign-on's header; undefined when none of them may be believed
     */
    async check(authorization: string | undefined, signedOn: SignedOn, client: Client): Promise<Access> {
      if (nameOf === undefined) return { kind: 'absent' };
      const named = readSignedOn(signedOn);
      if (named !== undefined) return { kind: 'staff', who: named };
      // A browser's first request has no password, and does not count as an attempt.
      if (authorization === undefined) return askForPassword;
      const credentials = readCredentials(authorization) ?? '';
      if (bounds.knowsHere(client)) {
        const who = await nameOf(credentials);
        if (who !== undefined) return { kind: 'staff', who };
      }
      // Counted before it is compared, so that attempts sent at once count too.
      const attempt = await bounds.add(client);
      if (!attempt.isAllowed) {
        return {
          kind: 'refused',
          code: 'too_many_requests',
          headers: { 'Retry-After': String(attempt.seconds), Connection: 'close' },
          message: tooManyPasswords(attempt.seconds),
        };
      }
      const who = await nameOf(credentials);
      if (who === undefined) {
        log.warn({ address: client.logged }, 'wrong staff password');
        return askForPassword;
      }
      await bounds.wasRight(client, attempt.counts);
      return { kind: 'staff', who };
    },
  };
}

/**
 * Counts attempts at the password. Guesses from many addresses fill what a network or all may send, and must not keep the staff out: an
 * address from which the right one came before has the share of an address alone, and while all together may send no more, the first
 * attempt of a network within an hour is still compared.
 */
function createAttempts(counters: Counters) {
  /** Addresses whose last attempt was right; what they send is compared before it is counted. */
  const here = new Set<string>();
  const count = (of: string, key: string, most: number, seconds = 60): Count => ({
    window: `password ${of}`,
    key,
    most,
    seconds,
  });
  const knownAs = (key: string): Count => count('known', key, 1e9, knownForSeconds);

  return {
    knowsHere: ({ key }: Client): boolean => here.has(key),
    async add({ key, logged }: Client) {
      const own = count('address', key, wrongPasswords.address);
      const network = count('network', logged, wrongPasswords.network);
      const all = count('all', '', wrongPasswords.all);
      const tryAll = async (counts: readonly Count[]) => {
        const full = await counters.add(counts);
        return full === undefined
          ? { isAllowed: true as const, counts }
          : { isAllowed: false as const, ...full };
      };
      const usual = await tryAll([own, network, all]);
      if (usual.isAllowed) return usual;
      const isKnown = usual.count !== own && (await counters.has(knownAs(key)));
      const attempt = isKnown
        ? await tryAll([count('known address', key, wrongPasswords.address)])
        : usual.count === all
          ? await tryAll([count('first', logged, 1, 60 * 60)])
          : usual;
      if (!attempt.isAllowed) here.delete(key);
      return attempt;
    },
    /** The attempt was right: it does not count, and its address is known from now on. */
    async wasRight({ key }: Client, counts: readonly Count[]): Promise<void> {
      here.add(key);
      await Promise.all([counters.takeBack(counts), counters.add([knownAs(key)])]);
    },
  };
}

type Client = Pick<ClientAddress, 'key' | 'logged'>;

/**
 * Finds out whose `user:password` somebody sent. A password that was right once is known again by its digest, because every request brings
 * it along; one that is new is hashed slowly, one at a time, so that guesses from many addresses take one thread and not all.
 */
function createKey({ shared, users }: StaffSettings) {
  const expected = shared && digest(`${shared.user}:${shared.password}`);
  const known = new Map<string, string>();
  const decoy = hashPassword('');
  let turn: Promise<unknown> = Promise.resolve();

  async function check(credentials: string): Promise<string | undefined> {
    const [name = '', ...password] = credentials.normalize('NFC').split(':');
    const hash = users.get(name);
    // An unknown name takes as long as a wrong password.
    const isRight = await isPassword(password.join(':'), hash ?? (await decoy));
    return isRight && hash !== undefined ? name : undefined;
  }

  return async (credentials: string): Promise<string | undefined> => {
    const sent = digest(credentials);
    // Both sides are hashed: the comparison tells nothing of the password, not even its length.
    if (expected !== undefined && timingSafeEqual(sent, expected)) return sharedName;
    const id = sent.toString('hex');
    if (users.size === 0 || known.has(id)) return known.get(id);
    const checked = turn.then(() => check(credentials));
    turn = checked.catch(() => undefined);
    const name = await checked;
    if (name !== undefined) known.set(id, name);
    return name;
  };
}

/** The name that a sign-on gives; of two copies nobody can tell which one is its own. */
function readSignedOn(copies: SignedOn): string | undefined {
  const [copy, ...others] = copies ?? [];
  if (copy === undefined || others.length > 0) return undefined;
  // Node reads headers as Latin-1.
  const name = Buffer.from(copy, 'latin1').toString('utf8').normalize('NFC').trim();
  return isStaffName(name) ? name : undefined;
}

const askForPassword: Access = {
  kind: 'refused',
  code: 'unauthorized',
  // The rest of a body is not read.
  headers: { 'WWW-Authenticate': 'Basic realm="equipe", charset="UTF-8"', Connection: 'close' },
};

/** Beginnings of the addresses of the staff page, and of all the staff's tools. */
const staffPage = /^\/equipe(?![a-z0-9_-])/;
const staffTools = /^\/(?:equipe|copyright|api\/copyright-generations)(?![a-z0-9_-])/;

/**
 * Whether a path leads to one of these, in any spelling: case, repeated slashes, an ending, or encoded once
 * more than needed. What is not quite a page's address is guarded as well, which costs nothing.
 * @param pathname decoded once
 */
function leadsTo(beginning: RegExp, pathname: string): boolean {
  // Ten times is more than any spelling of a path of ours needs.
  const path = decodeAgain(pathname, 10)
    .toLowerCase()
    .replace(/[\\/]+/g, '/');
  return beginning.test(path);
}

/** `user:password` of an `Authorization` header in UTF-8, composed (NFC); undefined when it has another form. */
function readCredentials(authorization: string): string | undefined {
  const token = /^basic +([a-z0-9+/]+={0,2})$/i.exec(authorization.trim())?.[1];
  if (token === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(token, 'base64'));
  } catch {
    return undefined;
  }
}

function digest(credentials: string): Buffer {
  return createHash('sha256').update(credentials.normalize('NFC')).digest();
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Who may use the staff's tools, and how they say who they are. */
export interface StaffSettings {
  /** The one password for all (`STAFF_BASIC_AUTH`); who uses it is {@link sharedName}. */
  readonly shared: { readonly user: string; readonly password: string } | undefined;
  /** Each one's password as {@link hashPassword} gave it, by name. */
  readonly users: ReadonlyMap<string, string>;
  /** Header, in small letters, in which the company's own sign-on names who it let in. */
  readonly signOnHeader: string | undefined;
}

/** What whoever knows the shared password is called. */
export const sharedName = 'equipe';

/** A name without what separates it from the password (RFC 7617) or from the next name. */
const nameForm = /^[\p{L}\p{N}._@+-]+(?: [\p{L}\p{N}._@+-]+)*$/u;
const hashForm = /^scrypt\.([\w-]{22})\.([\w-]{43})$/;

/** Whether somebody may be called this: up to 120 letters, digits, blanks, `.`, `_`, `@`, `+` and `-`, and not as the shared password's user. */
export function isStaffName(name: string): boolean {
  return name.length <= 120 && nameForm.test(name) && name !== sharedName;
}

/**
 * Reads `STAFF_USERS`: lines `name:hash`, or the same separated by commas, or the path of a file of such lines. Blank lines and those that
 * begin with `#` are left out.
 * @throws when the file can't be read, a line is malformed, a name comes twice, or there is none
 */
export function parseStaffUsers(value: string): ReadonlyMap<string, string> {
  const text = /^\.{0,2}\//.test(value) ? readFileSync(value, 'utf8') : value;
  const users = new Map<string, string>();
  for (const line of text.split(/[\r\n,]+/).map((part) => part.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [name = '', hash = '', ...rest] = line.normalize('NFC').split(':');
    if (rest.length > 0 || !isStaffName(name) || !hashForm.test(hash) || users.has(name)) {
      throw new Error('not a line of STAFF_USERS');
    }
    users.set(name, hash);
  }
  if (users.size === 0) throw new Error('no user');
  return users;
}

/** A hash that the password can't be read from: `scrypt.<salt>.<key>`, in letters that no shell and no `.env` reads otherwise. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt);
  return `scrypt.${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Whether a hash is that of a password; takes as long when it isn't. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hashForm.exec(hash) ?? [];
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, 'base64url')),
    Buffer.from(key, 'base64url'),
  );
}

/** At Node's cost (16 MB, some 50 ms): the passwords are 144 bits of chance, which no cost has to protect (staff-cli/audit.ts). */
function derive(password: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password.normalize('NFC'), salt, 32, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}

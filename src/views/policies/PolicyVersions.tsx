import { policyVersions as words } from '#content/policies.ts';
import { formatDay } from '#shared/dates.ts';

/** A version of a document, and where it can be read; the one that holds has no address of its own. */
export interface PolicyVersion {
  readonly version: string;
  readonly effective: Date;
  /** What was new in it. */
  readonly changes: string;
  readonly href?: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** What a version is called: since when it holds, or from when until when it held. */
export function versionName({ version, effective }: PolicyVersion, next?: PolicyVersion): string {
  const first = formatDay(effective, 'UTC');
  return next
    ? words.until(version, first, formatDay(new Date(next.effective.getTime() - dayMs), 'UTC'))
    : words.from(version, first);
}

/** Every version of a document, the newest first: when, what was new, and the text. */
export function PolicyVersions({ versions }: { readonly versions: readonly PolicyVersion[] }) {
  return (
    <section className="policy-text" aria-labelledby="versoes">
      <h2 id="versoes">{words.title}</h2>
      <ul>
        {versions.map((version, index) => {
          const name = versionName(version, versions[index - 1]);
          return (
            <li key={name}>
              {version.href ? <a href={version.href}>{name}</a> : name}. {version.changes}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

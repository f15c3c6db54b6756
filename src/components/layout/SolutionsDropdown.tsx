import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { GoLink, TextLink } from '#components/ui/Button.tsx';
import { LineSign } from '#components/ui/Marks.tsx';
import { dropdown, header } from '#content/interface.ts';
import { solutionGroups } from '#content/navigation.ts';

/**
 * The Soluções disclosure of the header: a button and the panel that it controls (R-HDR-6), which `header.client.ts` opens and
 * closes. Without JavaScript a link to the catalogue takes the button's place, and the panel opens under the pointer and the
 * focus. The button is marked on the catalogue and the products' pages under it (R-HDR-18).
 */
export function SolutionsDropdown({ current }: { readonly current: string }) {
  const here = `${current}/`.startsWith('/solucoes/') || undefined;
  return (
    <div className="solutions" data-solutions>
      <noscript>
        <a
          className="site-nav__item"
          href="/solucoes"
          aria-current={current === '/solucoes' ? 'page' : undefined}
        >
          {header.solutions}
        </a>
      </noscript>
      <button
        type="button"
        className="site-nav__item scripts-only"
        aria-current={here}
        aria-expanded="false"
        aria-controls="menu-solucoes"
      >
        {header.solutions}
        <LineSign width={12} height={12} d="m2 4 4 4 4-4" />
      </button>
      <div className="solutions__panel" id="menu-solucoes">
        <div className="solutions__groups ruled--across">
          {solutionGroups.map((group) => (
            <div key={group.title}>
              <p className="type-label">{group.title}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} aria-current={link.href === current ? 'page' : undefined}>
                      <LineIcon path={link.path} dot={link.dot} on={link.href === current} />
                      <span>
                        <span className="title-line">{link.label}</span>
                        <span className="type-label title-line">{link.note}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="split">
          <span className="type-small">
            {`${dropdown.notFound} `}
            <TextLink href="/projetos">{dropdown.customProjects}</TextLink>
          </span>
          <GoLink href="/solucoes">{dropdown.all}</GoLink>
        </div>
      </div>
    </div>
  );
}

import { Drawing } from '#components/drawing/Drawing.tsx';
import { ButtonLink, CloseButton } from '#components/ui/Button.tsx';
import { LogoLink, Wordmark } from '#components/ui/Marks.tsx';
import { header, menu, pageIndex } from '#content/interface.ts';
import { menuSections } from '#content/navigation.ts';
import { SolutionsDropdown } from './SolutionsDropdown.tsx';

/** Where the menu's link leads without JavaScript. */
export const FOOTER_ID = 'rodape';

/**
 * The bar at the top of every page: transparent over the hero, white and blurred once the page is
 * scrolled more than 10 px (R-HDR-2). Its behaviour is in `header.client.ts`. Without JavaScript a link to the footer's
 * navigation takes the menu button's place: older browsers can't open a dialog by themselves.
 */
export function Header({
  current,
  ink = false,
}: {
  /** Path of the page, without a slash at the end. */
  readonly current: string;
  /** Black text at the top too, for a page that opens on white. */
  readonly ink?: boolean;
}) {
  const here = (href: string) => (href === current ? 'page' : undefined);
  return (
    <header className={`site-header ${ink ? 'site-header--ink' : ''}`} data-site-header>
      <div className="page-wrap">
        <LogoLink />
        <nav className="site-nav screen-only desk-only" aria-label={header.label}>
          <a className="site-nav__item" href="/sobre" aria-current={here('/sobre')}>
            {header.about}
          </a>
          <SolutionsDropdown current={current} />
          <a className="site-nav__item" href="/projetos" aria-current={here('/projetos')}>
            {header.projects}
          </a>
          <ButtonLink size="sm" href="/contato" aria-current={here('/contato')}>
            {header.contact}
          </ButtonLink>
        </nav>
        <noscript>
          <a
            className="site-header__menu screen-only below-desk"
            href={`#${FOOTER_ID}`}
            aria-label={header.menuBelow}
          >
            <MenuSign />
          </a>
        </noscript>
        <button
          type="button"
          className="site-header__menu screen-only below-desk"
          aria-label={header.openMenu}
          aria-haspopup="dialog"
          command="show-modal"
          commandfor={MENU_ID}
        >
          <MenuSign />
        </button>
      </div>
      <MobileMenu current={current} />
    </header>
  );
}

function MenuSign() {
  return (
    <Drawing box="0 0 26 14" width="26" height="14" strokeWidth="1.6">
      <path d="M0 2h26M8 12h18" />
    </Drawing>
  );
}

/** The id that the header's menu button and the close button name in `commandfor`. */
const MENU_ID = 'menu';

/**
 * The menu below 1024 px: a centred modal, at most 85% of the view high, whose sections open one at a
 * time (R-HDR-12 to R-HDR-15). `<dialog>`, invoker commands and `<details name>` do the work;
 * `header.client.ts` opens it faster, and `page.client.ts` stands in where a browser lacks one of them.
 */
function MobileMenu({ current }: { readonly current: string }) {
  return (
    <dialog className="dialog menu" id={MENU_ID} aria-label={menu.label} closedby="any">
      <div className="split">
        <span className="logo">
          <Wordmark />
        </span>
        <CloseButton label={menu.close} command="close" commandfor={MENU_ID} />
      </div>
      <nav aria-label={menu.label}>
        {menuSections.map((section) => (
          <details name="menu-secao" key={section.title}>
            <summary>
              {section.title}
              <span className="open-sign" aria-hidden="true" />
            </summary>
            <ul>
              {section.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} aria-current={link.href === current ? 'page' : undefined}>
                    {link.label}
                    {link.shortNote ? <small className="type-label">{link.shortNote}</small> : null}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <ButtonLink href="/contato">{header.contact}</ButtonLink>
      </nav>
    </dialog>
  );
}

/**
 * The sections of a long page, in a bar that stays below the header (`section-index.client.ts` marks the one being read).
 * It comes after the page's hero.
 */
export function SectionIndex({
  sections,
}: {
  /** Ids of the page's sections, in its order, and what a reader calls them. */
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}) {
  return (
    <nav className="section-index screen-only" aria-label={pageIndex} data-section-index>
      <ul className="page-wrap">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

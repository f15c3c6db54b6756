import { ButtonLink } from '#components/ui/Button.tsx';
import { header } from '#content/interface.ts';
import { FOOTER_ID } from './Footer.tsx';
import { LogoLink } from './Logo.tsx';
import { MENU_ID, MobileMenu } from './MobileMenu.tsx';
import { SolutionsDropdown } from './SolutionsDropdown.tsx';

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
      <div className="page-wrap site-header__row">
        <LogoLink />
        <nav className="site-nav screen-only" aria-label={header.label}>
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
          <a className="site-header__menu screen-only" href={`#${FOOTER_ID}`} aria-label={header.menuBelow}>
            <MenuSign />
          </a>
        </noscript>
        <button
          type="button"
          className="site-header__menu screen-only"
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
    <svg
      width="26"
      height="14"
      viewBox="0 0 26 14"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M0 2h26M8 12h18" />
    </svg>
  );
}

import { ButtonLink } from '#components/ui/Button.tsx';
import { CloseButton } from '#components/ui/CloseButton.tsx';
import { header, menu } from '#content/interface.ts';
import { menuSections } from '#content/navigation.ts';
import { Wordmark } from './Logo.tsx';

/** The id that the header's menu button and the close button name in `commandfor`. */
export const MENU_ID = 'menu';

/**
 * The menu below 1024 px: a centred modal, at most 85% of the view high, whose sections open one at a
 * time (R-HDR-12 to R-HDR-15). `<dialog>`, invoker commands and `<details name>` do the work;
 * `mobile-menu.client.ts` opens it faster, and `invoker.client.ts` stands in where a browser lacks one of them.
 */
export function MobileMenu({ current }: { readonly current: string }) {
  return (
    <dialog className="dialog menu" id={MENU_ID} aria-label={menu.label} closedby="any">
      <div className="split menu__head">
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

import { useId } from 'react';
import { brand } from '#brand.ts';
import { footer } from '#content/interface.ts';
import { footerColumns, type NavLink } from '#content/navigation.ts';
import { LogoLink } from './Logo.tsx';
import './Footer.css';

/** The five columns, who the company is, and the copyright line that end every page (R-FTR-1, R-FTR-2, R-FTR-4). */
export function Footer({ year }: { /** Year of the copyright line. */ readonly year: number }) {
  return (
    <footer className="site-footer night">
      <div className="page-wrap">
        <div className="site-footer__columns">
          <div className="site-footer__brand">
            <LogoLink />
            <p className="site-footer__tagline">{brand.tagline}</p>
          </div>
          {footerColumns.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        <address className="site-footer__company">
          {footer.company.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <a href={`mailto:${brand.emails.contact}`}>{brand.emails.contact}</a>
        </address>
        <div className="type-label site-footer__end">
          <span>{footer.copyright(year)}</span>
          <span>{footer.since}</span>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { readonly title: string; readonly links: readonly NavLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className="type-label" id={id}>
        {title}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

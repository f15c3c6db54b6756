import { brand } from '#brand.ts';
import { Drawing } from '#components/drawing/Drawing.tsx';
import { footer } from '#content/interface.ts';
import { accessibilityPath, footerColumns } from '#content/navigation.ts';
import { TextLink } from '../ui/Button.tsx';
import { Dated } from '../ui/Dated.tsx';
import { LogoLink } from '../ui/Marks.tsx';
import { FOOTER_ID } from './Header.tsx';

/** The five columns, who the company is, and the copyright line that end every page (R-FTR-1, R-FTR-2, R-FTR-4). */
export function Footer({
  year,
}: {
  /** Year in São Paulo when the page is made; the copyright line is a year later from the next one on. */
  readonly year: number;
}) {
  return (
    <footer className="site-footer night" id={FOOTER_ID}>
      <div className="page-wrap">
        <div className="site-footer__columns screen-only">
          <div>
            <LogoLink />
            <p className="type-small">{brand.tagline}</p>
          </div>
          {footerColumns.map(({ title, links }) => (
            <nav className="stack" aria-label={title} key={title}>
              <h2 className="type-label">{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>
                      {link.href === accessibilityPath ? <AccessibilitySymbol /> : null}
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <address>
          {footer.company.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <TextLink href={`mailto:${brand.emails.contact}`}>{brand.emails.contact}</TextLink>
        </address>
        <div className="type-label split">
          <Dated text={footer.copyright(year)} />
          <span>{footer.since}</span>
        </div>
      </div>
    </footer>
  );
}

/** A person with open arms in a circle, the symbol of accessible information, larger than the words around it (R-FTR-5). */
function AccessibilitySymbol() {
  return (
    <Drawing
      width="40"
      height="40"
      box="0 0 22 22"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="11" cy="11" r="10" />
      <circle cx="11" cy="6" r="1.2" fill="currentColor" />
      <path d="M5.5 9 11 10l5.5-1M11 10v3.2M7.8 17.5 11 13.2l3.2 4.300" />
    </Drawing>
  );
}

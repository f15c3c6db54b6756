import { contact } from '#content/contact.ts';
import './WhatToSay.css';

/** What helps the first message, and two other ways to reach the company. */
export function WhatToSay() {
  const { help } = contact;
  return (
    <section className="section" aria-labelledby="o-que-dizer">
      <div className="page-wrap page-grid what-to-say">
        <h2 className="type-h2 span-4" id="o-que-dizer">
          {help.title}
        </h2>
        <div className="span-7 from-6">
          <ol>
            {help.lines.map((line) => (
              <li className="what-to-say__line" key={line.say}>
                <h3 className="type-h3">{line.say}</h3>
                <p className="type-body what-to-say__example">{line.example}</p>
              </li>
            ))}
          </ol>
          <div className="type-small what-to-say__ways">
            <p>
              {`${help.productsLead} `}
              <a className="text-link text-link--alone" href={help.products.href}>
                {help.products.label}
              </a>
            </p>
            <p>
              {`${help.privacyLead} `}
              <a className="text-link text-link--alone" href={help.privacy.href}>
                {help.privacy.label}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

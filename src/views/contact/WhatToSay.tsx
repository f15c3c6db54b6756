import { contact } from '#content/contact.ts';

/** What helps the first message, for whoever does not know how to begin; and two other ways. */
export function WhatToSay() {
  const { help } = contact;
  return (
    <section className="section" aria-labelledby="o-que-dizer">
      <div className="page-wrap page-grid gap-y-10">
        <h2 className="type-h2 span-4" id="o-que-dizer">
          {help.title}
        </h2>
        <div className="span-7 from-6">
          <ol>
            {help.lines.map((line) => (
              <li
                className="grid gap-x-8 gap-y-1 border-t border-rule-strong py-6 md:grid-cols-2"
                key={line.say}
              >
                <h3 className="type-h3">{line.say}</h3>
                <p className="type-body md:pt-1.5">{line.example}</p>
              </li>
            ))}
          </ol>
          <div className="type-small grid gap-x-8 gap-y-4 border-t border-rule-strong pt-5 md:grid-cols-2">
            <p>
              {help.productsLead}{' '}
              <a className="text-link flex min-h-11 w-fit items-center text-fg" href={help.products.href}>
                {help.products.label}
              </a>
            </p>
            <p>
              {help.privacyLead}{' '}
              <a className="text-link flex min-h-11 w-fit items-center text-fg" href={help.privacy.href}>
                {help.privacy.label}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

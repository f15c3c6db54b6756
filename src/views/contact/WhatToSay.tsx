import { contact } from '#content/contact.ts';
import { FirstMessage } from './FirstMessage.tsx';
import './WhatToSay.css';

/** What helps the first message, beside one that says it, and other ways to reach the company. */
export function WhatToSay() {
  const { help } = contact;
  return (
    <section className="section" aria-labelledby="o-que-dizer">
      <div className="page-wrap">
        <div className="page-grid what-to-say">
          <div className="span-5">
            <h2 className="type-h2" id="o-que-dizer">
              {help.title}
            </h2>
            <ol className="what-to-say__points">
              {help.lines.map(({ say, text }, index) => (
                <li key={say}>
                  <i className="what-to-say__number" aria-hidden="true">
                    {index + 1}
                  </i>
                  <h3 className="type-h4">{say}</h3>
                  <p className="type-body">{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className="span-6 from-7">
            <FirstMessage />
          </div>
        </div>
        <ul className="type-small what-to-say__ways">
          {help.ways.map(({ lead, href, label }) => (
            <li key={href}>
              {`${lead} `}
              <a className="text-link text-link--alone" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

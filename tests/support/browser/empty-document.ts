/** Workers keep the document of one unit test's file for the next (`isolate: false`, vitest.config.ts): each file begins with an empty one. */
if (typeof document !== 'undefined') document.body.replaceChildren();

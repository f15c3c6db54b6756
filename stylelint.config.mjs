/**
 * The closed scales of src/styles/tokens.css: a size, a line height, a tracking, a radius or a space that is none of their
 * steps is a mistake. A drawing has measures of its own: a comment says so, and why, where they begin
 * (`stylelint-disable ... -- Drawing: ...`).
 */
const token = (name) => `var\\(--ct-${name}-[a-z0-9-]+\\)`;

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'declaration-property-value-allowed-list': [
      {
        // A headline that is fitted to its drawing names its role and the fit.
        // So does a role whose size a view, or a condition, may replace: `var(--title, var(--ct-t-h4))`.
        'font-size': [
          `/^(var\\(--[a-z0-9]+, )?${token('t')}\\)?$/`,
          `/^min\\((var\\(--[a-z0-9]+, )?${token('t')}\\)?, .+\\)$/`,
          'inherit',
          '1em',
        ],
        'line-height': [`/^${token('lh')}$/`, 'inherit'],
        'letter-spacing': [`/^${token('track')}$/`, '0', 'inherit'],
        '/^border(-[a-z]+)*-radius$/': [`/^(0|50%|inherit|${token('r')}|\\s)+$/`],
      },
      {
        message: (property, value) => `${property}: ${value} is no step of the scale (src/styles/tokens.css)`,
      },
    ],
    'selector-disallowed-list': [
      [/:(is|where)\(\s*:(?!hover|focus|active)/],
      {
        message: () =>
          'write a list of selectors: the build would take this rule out of the first view (src/integrations/first-view-styles)',
      },
    ],
    'declaration-property-value-disallowed-list': [
      // '50% - 50vw' is the edge of the window.
      {
        '/^(padding|margin|gap|row-gap|column-gap)(-[a-z]+)*$/': [
          '/\\d(px|rem|vh|cqi|cqw)\\b/',
          '/(?<!50)vw\\b/',
        ],
      },
      {
        message: (property, value) =>
          `${property}: ${value} is no step of the scale of space (src/styles/tokens.css)`,
      },
    ],
  },
};

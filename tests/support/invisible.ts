/** Characters of each kind that draws nothing: format characters, joiners, selectors and other marks, fillers, blanks. */
const invisibleCharacters = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x2003, 0x200b, 0x200c, 0x200d, 0x202e, 0x2060,
  0x2800, 0x3000, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xe0041, 0xe0100,
].map((code) => String.fromCodePoint(code));

/** Each of them alone, several, and all between blanks: answers that look empty. */
export const invisibleTexts = [
  ...invisibleCharacters,
  ...invisibleCharacters.map((character) => character.repeat(3)),
  ` ${invisibleCharacters.join(' ')} `,
];

/** What emoji are made with, and an address or a number is not: the joiners and the variation selectors. */
export const joinersAndSelectors = [
  0x200c,
  0x200d,
  ...Array.from({ length: 16 }, (_, index) => 0xfe00 + index),
].map((code) => String.fromCodePoint(code));

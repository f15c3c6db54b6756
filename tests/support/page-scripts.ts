/** The one script that every page has: the document shell's, with all about cookies. It holds no React. */
export const everyPageScript = /\/Page\.astro[^/]*$/;

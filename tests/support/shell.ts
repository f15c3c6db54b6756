/** Scripts that every page has: the document shell's own, and what loads others for it. None is React. */
export const shellScript = /\/(Shell\.astro|preload-helper)[^/]*$/;

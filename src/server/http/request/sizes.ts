/** Largest request body, in bytes (64 kB); larger ones are answered 413. */
export const maxBodyBytes = 64 * 1024;

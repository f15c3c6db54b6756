/**
 * How much of a visitor's address the server keeps (`ACCESS_LOG_ADDRESS`): cut to its network, or also whole, in a file
 * of its own. The privacy policy says which (src/content/access-log.ts).
 */
export const accessLogAddresses = ['truncated', 'full'] as const;

export type AccessLogAddress = (typeof accessLogAddresses)[number];

/**
 * How much of a visitor's address the server keeps (`ACCESS_LOG_ADDRESS`): whole, in a file of its own beside the log, or only cut
 * to its network. The privacy policy says which (src/content/policies.ts).
 */
export const accessLogAddresses = ['full', 'truncated'] as const;

export type AccessLogAddress = (typeof accessLogAddresses)[number];

/** The waiting list's page. */
export const pagePath = '/portal-ai-waitlist';

/** Where its form goes when the browser sends it by itself. */
export const sendPath = `${pagePath}/enviar`;

/** Where a sign-up that was sent so is confirmed. */
export const confirmationPath = `${pagePath}/confirmacao`;

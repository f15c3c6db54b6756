/**
 * Name of the form control that people and screen readers never meet. A sign-up that comes with
 * it filled in is kept apart. The name is one that browsers don't complete by themselves.
 */
export const HONEYPOT_FIELD = 'assunto';

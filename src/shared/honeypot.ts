/**
 * Name of the form control that people and screen readers never meet. What comes with it filled in is answered as
 * a success and dropped. The name is one that browsers don't complete by themselves.
 */
export const HONEYPOT_FIELD = 'assunto';

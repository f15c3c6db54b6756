import type { APIRoute } from 'astro';

export const prerender = false;

/** Both spellings are in use; the footer links to the other (R-POL-18). What a link says of itself goes along. */
export const GET: APIRoute = ({ url, redirect }) => redirect(`/compromisso-jornalismo${url.search}`, 301);

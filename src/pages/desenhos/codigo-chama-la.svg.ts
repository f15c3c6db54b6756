import type { APIRoute } from 'astro';
import { whatsappUrl } from '#brand.ts';
import { qrModules, qrSvg } from '#components/drawing/qr.ts';
import { chamaLaMessage } from '#content/pages/home-scenes.ts';

/** The code of the home page's Chama.lá. A real one: a camera opens the conversation that the scene's fields describe. */
export const GET: APIRoute = () => new Response(qrSvg(qrModules(whatsappUrl(chamaLaMessage))));

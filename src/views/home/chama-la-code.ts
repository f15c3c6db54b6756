import { whatsappUrl } from '#brand.ts';
import { qrModules } from '#components/drawing/qr.ts';
import { chamaLaMessage } from '#content/home-scenes.ts';

/** The scene's code. It is a real one: a camera opens the conversation that the fields describe. */
export const chamaLaCode = qrModules(whatsappUrl(chamaLaMessage));

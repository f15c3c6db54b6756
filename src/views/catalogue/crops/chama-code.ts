import { whatsappUrl } from '#brand.ts';
import { qrModules } from '#components/drawing/qr.ts';
import { chamaCrop } from '#content/catalogue-scenes.ts';

/** The code beside the fields. It is a real one: a camera opens the conversation that they describe. */
export const chamaCode = qrModules(whatsappUrl(chamaCrop.messageText));

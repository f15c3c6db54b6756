import { wellFormed } from '#shared/well-formed.ts';

/**
 * Most characters of a message (UTF-16 units, as the field counts them). The longest encoding is nine
 * bytes a unit, so that a full message always fits in a QR code (2,953 bytes, ISO/IEC 18004, version 40-L).
 */
export const MESSAGE_LIMIT = 300;

/**
 * Address that opens a WhatsApp conversation with the message already written.
 * @param digits country code and number, digits only
 * @param message plain text; cut at {@link MESSAGE_LIMIT}; blank leaves the text out of the address
 * @returns `https://wa.me/<digits>`, with `?text=` when there is a message
 */
export function chatLink(digits: string, message: string): string {
  const text = wellFormed(message.slice(0, MESSAGE_LIMIT));
  const address = `https://wa.me/${digits}`;
  return text.trim() === '' ? address : `${address}?text=${encodeURIComponent(text)}`;
}

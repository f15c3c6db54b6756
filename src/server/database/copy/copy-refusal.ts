/** A copy can't or won't be made; the message is a whole sentence in Portuguese for the operator. */
export class CopyRefusal extends Error {
  override readonly name = 'CopyRefusal';
}

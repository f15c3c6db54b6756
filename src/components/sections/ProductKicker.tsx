/**
 * The line over the headline of a product's page: its name, white and large enough to be remembered, and who can have it.
 * @param words name and status with ` · ` between them, as `kicker` of content/solutions.ts makes them
 */
export function ProductKicker({ words }: { readonly words: string }) {
  const [name = '', ...status] = words.split(' · ');
  return (
    <p className="product-kicker type-small">
      <b>{name}</b>
      <span className="visually-hidden">{' · '}</span>
      <span>{status.join(' · ')}</span>
    </p>
  );
}

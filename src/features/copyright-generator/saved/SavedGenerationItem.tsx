import { useCopied } from '#components/ui/useCopied.ts';
import { generator } from '#content/generator.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import { formatShortDayAndTime } from '#shared/dates.ts';

const words = generator.saved;

/** One saved generation: whose, where it leads, on which background, when. */
export function SavedGenerationItem({
  item,
  onUse,
  onCopy,
}: {
  readonly item: SavedGeneration;
  readonly onUse: (item: SavedGeneration) => void;
  readonly onCopy: (item: SavedGeneration) => Promise<'copied' | 'selected'>;
}) {
  const [answer, setAnswer] = useCopied();
  const { client_name, product_url, preview_mode, created_at } = item;
  return (
    <li className="saved-row type-small">
      <h3 className="type-h4">{client_name}</h3>
      <p>{product_url.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</p>
      <p className="marked">
        <svg width="16" height="16" stroke="var(--ct-control)" aria-hidden="true">
          <rect
            x="0.5"
            y="0.5"
            width="15"
            height="15"
            rx="3.5"
            fill={preview_mode === 'dark' ? '#000' : '#fff'}
          />
        </svg>
        {generator.preview.modes[preview_mode]}
      </p>
      <time className="type-label" dateTime={created_at}>
        {formatShortDayAndTime(created_at, 'local').replace(',', '')}
      </time>
      <p>
        <button type="button" className="text-link text-link--alone" onClick={() => onUse(item)}>
          {words.use}
          <span className="visually-hidden">{` ${words.object(client_name)}`}</span>
        </button>
        <button
          type="button"
          className="text-link text-link--alone"
          onClick={async () => {
            const outcome = await onCopy(item);
            setAnswer(outcome === 'copied' ? outcome : undefined);
          }}
        >
          {answer === 'copied' ? generator.code.copied : words.copy}
          {answer === 'copied' ? null : (
            <span className="visually-hidden">{` ${words.object(client_name)}`}</span>
          )}
        </button>
      </p>
    </li>
  );
}

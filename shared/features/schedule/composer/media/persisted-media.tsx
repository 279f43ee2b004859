import { IconButton } from '@radix-ui/themes';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import { t } from '#shared/i18n/translate.ts';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { CloseIcon } from '#shared/ui/icons.tsx';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import { Medium } from '../preview/post-pictures.tsx';
import { useDescribeMedia } from './media-queries.ts';

/** A medium of a part as it will be seen, with its description, which is kept when it is left. */
export function PersistedMedia(props: {
  item: MediaItem;
  place: number;
  onDescribed(item: MediaItem): void;
  onRemove(): void;
}) {
  const { item, place } = props;
  const words = wordsFor(item.kind, place);
  return (
    <figure className="flex items-start gap-3">
      <div className="relative shrink-0">
        <Medium
          item={item}
          className={`rounded-control border border-line bg-tint object-cover ${item.kind === 'video' ? 'h-32 w-56' : 'size-24'}`}
        />
        <IconButton
          type="button"
          size="1"
          color="gray"
          highContrast
          aria-label={words.remove}
          title={words.remove}
          className="absolute top-1 right-1"
          onClick={props.onRemove}
        >
          <CloseIcon size={14} />
        </IconButton>
      </div>
      {item.kind === 'video' ? null : (
        <div className="min-w-0 flex-1">
          <AltText item={item} label={words.altText} onDescribed={props.onDescribed} />
        </div>
      )}
    </figure>
  );
}

function AltText(props: { item: MediaItem; label: string; onDescribed(item: MediaItem): void }) {
  const { item } = props;
  const [text, setText] = useState(item.altText);
  const describe = useDescribeMedia();

  function keep() {
    const altText = text.trim();
    if (altText === item.altText) return;
    describe.mutate({ id: item.id, altText }, { onSuccess: props.onDescribed });
  }

  // A dialog that closes over a description does not let anybody leave its field.
  const keepOnClose = useEffectEvent(() => {
    keep();
    const altText = text.trim();
    if (altText !== item.altText) props.onDescribed({ ...item, altText });
  });
  useEffect(() => () => keepOnClose(), []);

  function keepOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Else it would schedule the post.
    event.preventDefault();
    if (!endsConversion(event.nativeEvent)) keep();
  }

  return (
    <LineField
      label={props.label}
      optional
      hint={t('What it shows, for people who cannot see it.')}
      maxLength={1_000}
      value={text}
      onType={setText}
      onBlur={keep}
      onKeyDown={keepOnEnter}
    />
  );
}

function wordsFor(kind: MediaItem['kind'], place: number) {
  if (kind === 'video') return { remove: t('Remove video'), altText: '' };
  if (kind === 'gif') return { remove: t('Remove GIF'), altText: t('Alt text of the GIF') };
  return {
    remove: t('Remove picture {place}', { place }),
    altText: t('Alt text of picture {place}', { place }),
  };
}

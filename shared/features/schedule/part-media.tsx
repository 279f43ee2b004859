import { Button, IconButton, TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { useHostImage } from '#shared/client/host.tsx';
import { getMedia, MEDIA_PER_POST, type MediaItem } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { Field } from '#shared/ui/fields.tsx';
import { CloseIcon } from '#shared/ui/icons.tsx';
import { ImagePicker } from '#shared/ui/image-picker.tsx';
import { useUploadMedia } from './queries.ts';

/** The pictures of a part. One is described before it is kept: X has no way to add it later. */
export function PartMedia(props: {
  label: string;
  media: readonly MediaItem[];
  onChange(media: MediaItem[]): void;
  /** A picture is chosen and not added yet. */
  onPending(isPending: boolean): void;
}) {
  const { media, onChange } = props;
  const isFull = media.length >= MEDIA_PER_POST || media.some(({ kind }) => kind !== 'image');
  return (
    <div className="mt-3 flex flex-col gap-3">
      {media.length > 0 ? (
        <ul className="flex list-none flex-wrap gap-3">
          {media.map((item) => (
            <li key={item.id}>
              <KeptPicture
                item={item}
                onRemove={() => onChange(media.filter(({ id }) => id !== item.id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <NewPicture
          label={props.label}
          onPending={props.onPending}
          onAdded={(item) => onChange([...media, item])}
        />
      )}
    </div>
  );
}

function NewPicture(props: {
  label: string;
  onPending(isPending: boolean): void;
  onAdded(item: MediaItem): void;
}) {
  const [data, setData] = useState('');
  const [altText, setAltText] = useState('');
  const upload = useUploadMedia();

  function choose(dataUrl: string) {
    setData(dataUrl);
    props.onPending(dataUrl !== '');
  }

  function add() {
    upload.mutate(
      { data, altText: altText.trim() },
      {
        onSuccess: (item) => {
          props.onAdded(item);
          choose('');
          setAltText('');
        },
      },
    );
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={props.label} optional>
        {(control) => (
          <ImagePicker
            control={control}
            value={data}
            preview={data ? <Thumbnail address={data} altText={altText} /> : null}
            onChange={choose}
          />
        )}
      </Field>
      {data ? (
        <>
          <Field
            label={t('Alt text')}
            optional
            hint={t('What it shows, for people who cannot see it.')}
          >
            {(control) => (
              <TextField.Root
                {...control}
                autoComplete="off"
                maxLength={1_000}
                value={altText}
                onChange={(event) => setAltText(event.target.value)}
              />
            )}
          </Field>
          <Button type="button" variant="soft" disabled={upload.isPending} onClick={add}>
            {upload.isPending ? t('Adding...') : t('Add picture')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

function KeptPicture({ item, onRemove }: { item: MediaItem; onRemove(): void }) {
  const address = useHostImage(getMedia.path.replace('{id}', item.id));
  const name = item.altText || t('without alt text');
  return (
    <figure className="relative w-24">
      <Thumbnail address={address} altText={item.altText} />
      <figcaption className="mt-1 line-clamp-2 text-xs wrap-anywhere text-muted">
        {item.altText || t('No alt text')}
      </figcaption>
      <IconButton
        type="button"
        size="1"
        color="gray"
        highContrast
        aria-label={t('Remove picture {name}', { name })}
        className="absolute top-1 right-1"
        onClick={onRemove}
      >
        <CloseIcon size={14} />
      </IconButton>
    </figure>
  );
}

function Thumbnail({ address, altText }: { address: string | null; altText: string }) {
  if (!address) return <div className="size-24 rounded-control bg-tint" />;
  return (
    <img
      src={address}
      alt={altText}
      className="size-24 rounded-control border border-line object-cover"
    />
  );
}

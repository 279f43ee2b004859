import { Button } from '@radix-ui/themes';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type MediaItem, mediaTypes } from '#shared/contracts/publishing-media.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { Field } from '#shared/ui/forms/fields.tsx';
import { objectionTo } from './media-choice.ts';
import { useUploadMedia } from './media-queries.ts';

const Uploading = lazyComponent(async () => (await import('./uploading.tsx')).Uploading);

const accepted = Object.keys(mediaTypes).join(',');

/** Chooses files for a part and brings them one after the other, telling how far each is. */
export function MediaPicker(props: {
  label: string;
  media: readonly MediaItem[];
  isFull: boolean;
  onPending(isPending: boolean): void;
  onAdded(item: MediaItem): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const stopped = useRef<AbortController>(null);
  const [objection, setObjection] = useState<string | null>(null);
  const [under, setUnder] = useState<{ name: string; share: number } | null>(null);
  const upload = useUploadMedia();
  useEffect(() => () => stopped.current?.abort(), []);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Emptied, so that choosing the same file again counts as a change.
    event.target.value = '';
    if (files.length === 0) return;
    const refused = objectionTo(files, props.media);
    setObjection(refused);
    if (refused === null) void bring(files);
  }

  async function bring(files: File[]) {
    const stop = new AbortController();
    stopped.current = stop;
    const { signal } = stop;
    props.onPending(true);
    try {
      for (const file of files) {
        const onShare = (share: number) => setUnder({ name: file.name, share });
        onShare(0);
        props.onAdded(await upload.mutateAsync({ file, signal, onShare }));
      }
    } catch {
      // The toast of the mutation has told it; what was brought before stays.
    } finally {
      setUnder(null);
      props.onPending(false);
    }
  }

  if (under) {
    return <Uploading {...under} onCancel={() => stopped.current?.abort()} />;
  }
  if (props.isFull) return null;
  return (
    <Field
      label={props.label}
      optional
      hint={t('Up to 4 pictures, or 1 GIF, or 1 MP4 video')}
      error={objection ?? undefined}
    >
      {(control) => (
        <div>
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={accepted}
            tabIndex={-1}
            className="sr-only"
            onChange={choose}
          />
          <Button type="button" variant="soft" color="gray" onClick={() => input.current?.click()}>
            {t('Choose files')}
          </Button>
        </div>
      )}
    </Field>
  );
}

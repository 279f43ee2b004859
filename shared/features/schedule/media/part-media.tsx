import { useEffect, useRef } from 'react';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { hasRoom } from './media-choice.ts';
import { MediaPicker } from './media-picker.tsx';

const PersistedMedia = lazyComponent(
  async () => (await import('./persisted-media.tsx')).PersistedMedia,
  {
    Meanwhile: () => <div className="h-40" />,
  },
);

interface Props {
  label: string;
  media: readonly MediaItem[];
  onChange(media: MediaItem[]): void;
  /** A file is on its way. */
  onPending(isPending: boolean): void;
}

/** The pictures, the GIF or the video of a part, each with its description. */
export function PartMedia(props: Props) {
  const { media } = props;
  // A file arrives, and a description is kept, while the person types on: what is then is added to.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const change = (edit: (media: readonly MediaItem[]) => MediaItem[]) =>
    latest.current.onChange(edit(latest.current.media));

  return (
    <div className="mt-3 flex flex-col gap-3">
      {media.length > 0 ? (
        <ul className="grid list-none gap-3 sm:grid-cols-2">
          {media.map((item, place) => (
            <li key={item.id}>
              <PersistedMedia
                item={item}
                place={place + 1}
                onDescribed={(described) =>
                  change((now) => now.map((one) => (one.id === described.id ? described : one)))
                }
                onRemove={() => change((now) => now.filter(({ id }) => id !== item.id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <MediaPicker
        label={props.label}
        media={media}
        isFull={!hasRoom(media)}
        onPending={(isPending) => latest.current.onPending(isPending)}
        onAdded={(item) => change((now) => [...now, item])}
      />
    </div>
  );
}

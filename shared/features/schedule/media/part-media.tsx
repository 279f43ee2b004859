import type { ComponentProps } from 'react';
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

/** The pictures, the GIF or the video of a part, each with its description. */
export function PartMedia(
  props: Omit<ComponentProps<typeof MediaPicker>, 'isFull'> & {
    media: readonly MediaItem[];
    onChange(edit: (media: readonly MediaItem[]) => MediaItem[]): void;
  },
) {
  const { media, onChange, ...picker } = props;
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
                  onChange((now) => now.map((one) => (one.id === described.id ? described : one)))
                }
                onRemove={() => onChange((now) => now.filter(({ id }) => id !== item.id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <MediaPicker {...picker} isFull={!hasRoom([...media, ...picker.files.under])} />
    </div>
  );
}

import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import type { AddedFiles } from './use-added-files.ts';

const PersistedMedia = lazyComponent(
  async () => (await import('./persisted-media.tsx')).PersistedMedia,
  {
    Meanwhile: () => <div className="h-20" />,
  },
);
const Uploading = lazyComponent(async () => (await import('./uploading.tsx')).Uploading);

/** The thumbnails of a part with their alt texts, the files on their way, and why one was refused. */
export function PartMedia(props: {
  media: readonly MediaItem[];
  files: AddedFiles;
  onChange(edit: (media: readonly MediaItem[]) => MediaItem[]): void;
}) {
  const { media, onChange } = props;
  const { under, objection, cancel } = props.files;
  return (
    <div className="mt-3 flex flex-col gap-3 empty:hidden">
      {media.length > 0 ? (
        <ul className="flex list-none flex-col gap-3">
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
      {under.map(({ id, name, share }) => (
        <Uploading key={id} {...{ name, share }} onCancel={() => cancel(id)} />
      ))}
      {objection ? <p className="text-sm text-danger">{objection}</p> : null}
    </div>
  );
}

import { useHostImage } from '#shared/client/use-host-image.ts';
import { getMedia, type MediaItem } from '#shared/contracts/publishing-media.ts';
import { t } from '#shared/i18n/translate.ts';

export function PostPictures({ media }: { media: readonly MediaItem[] }) {
  const isGrid = media.length > 1;
  return (
    <div
      className={`mt-3 grid gap-0.5 overflow-hidden rounded-2xl border border-(--x-line) ${
        isGrid ? 'aspect-video grid-cols-2' : ''
      }`}
    >
      {media.map((item, place) => (
        <div
          key={item.id}
          className={`relative min-h-0 ${media.length === 3 && place === 0 ? 'row-span-2' : ''}`}
        >
          <Medium
            item={item}
            className={`w-full bg-(--x-line) object-cover ${isGrid ? 'h-full' : 'max-h-96'}`}
            waiting="min-h-32"
          />
          {item.altText ? (
            <span className="absolute bottom-2 left-2 rounded bg-black/80 px-1 text-xs font-bold text-white">
              {t('ALT')}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** A picture, GIF or video of a post; `waiting` is its look until it is here. */
export function Medium(props: { item: MediaItem; className: string; waiting?: string }) {
  const { item, className, waiting = '' } = props;
  const address = useHostImage(getMedia.path.replace('{id}', item.id));
  if (!address) return <div className={`${className} ${waiting}`} />;
  if (item.kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: it is the person's own file, which has none.
    return <video src={address} controls preload="metadata" className={className} />;
  }
  return <img src={address} alt={item.altText} className={className} />;
}

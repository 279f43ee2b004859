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
          <Picture item={item} isGrid={isGrid} />
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

function Picture({ item, isGrid }: { item: MediaItem; isGrid: boolean }) {
  const address = useHostImage(getMedia.path.replace('{id}', item.id));
  const look = `w-full bg-(--x-line) object-cover ${isGrid ? 'h-full' : 'max-h-96'}`;
  if (!address) return <div className={`${look} min-h-32`} />;
  if (item.kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: it is the person's own file, which has none.
    return <video src={address} controls preload="metadata" className={look} />;
  }
  return <img src={address} alt={item.altText} className={look} />;
}

import { memo } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { findLinks } from '#shared/lib/text/find-links.ts';
import { LinkIcon } from '#shared/ui/action-icons.tsx';

/** Where X shows the card of a link. Its picture and title come from the page, which X reads itself. */
export const LinkCard = memo(function LinkCard({ text }: { text: string }) {
  const link = findLinks(text).at(-1);
  if (!link) return null;
  return (
    <div className="mt-3 overflow-hidden rounded-2xl border border-(--x-line)">
      <div className="grid h-28 place-items-center border-b border-(--x-line) text-(--x-muted)">
        <LinkIcon size={28} />
      </div>
      <div className="px-3 py-2 text-sm">
        <p className="truncate text-(--x-muted)">{hostOf(link.url)}</p>
        <p>{t('X adds the picture and title of the page.')}</p>
      </div>
    </div>
  );
});

const hostOf = (url: string) =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .split(/[/?#]/)[0]
    ?.toLowerCase() ?? '';

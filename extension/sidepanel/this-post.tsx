import { Button } from '@radix-ui/themes';
import { usePageKey } from '#shared/client/api.tsx';
import { t } from '#shared/i18n/translate.ts';
import { panelTextItem } from '../storage.ts';
import { DraftReply } from './draft-reply.tsx';
import { type PagePost, usePagePost } from './use-page-post.ts';

/** The post that the page beside the panel is about, or text selected there, with a way to answer. */
export function ThisPost({ apiUrl }: { apiUrl: string }) {
  const found = usePagePost();
  const page = usePageKey();
  if (!found) return null;
  const { post, url, handle } = found;
  const place = `${apiUrl} ${page}`;
  const owner = `${place} ${url ?? post.text}`;
  return (
    <section
      aria-label={url ? t('This post') : t('This text')}
      className="mb-6 rounded-card border border-line bg-panel p-4 shadow-card"
    >
      <Heading found={found} />
      <p className="mt-2 line-clamp-4 text-sm wrap-anywhere whitespace-pre-line" dir="auto">
        {post.text === '' ? t('A post without text') : post.text}
      </p>
      {post.cut && <p className="mt-1 text-xs text-muted">{t('X shows the beginning only')}</p>}
      <DraftReply key={owner} post={post} owner={owner} place={place} handle={handle} />
    </section>
  );
}

function Heading({ found: { post, url } }: { found: PagePost }) {
  return (
    <div className="flex items-center gap-2">
      <h2 className="heading mr-auto text-base">{url ? t('This post') : t('This text')}</h2>
      {url ? (
        <a className="text-sm text-link" href={url} target="_blank" rel="noreferrer">
          @{post.author || t('unknown')}
        </a>
      ) : (
        <Button variant="ghost" color="gray" onClick={() => void panelTextItem.setValue('')}>
          {t('Dismiss')}
        </Button>
      )}
    </div>
  );
}

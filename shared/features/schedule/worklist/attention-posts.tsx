import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { t } from '#shared/i18n/translate.ts';
import { lazyDialogs } from '#shared/ui/feedback/lazy-component.tsx';
import { MendButtons } from '../actions/post-actions.tsx';
import type { OpenDialog } from '../actions/use-post-actions.ts';
import { scheduledPost } from '../queries.ts';
import { StatusMark } from './status-mark.tsx';

const Dialogs = lazyDialogs(async () => (await import('../schedule-dialogs.tsx')).default);

/** Each post is opened, approved, retried or released without leaving the screen. */
export function AttentionPosts({ ids }: { ids: readonly string[] }) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  return (
    <>
      {ids.map((id) => (
        <AttentionPost key={id} id={id} onOpen={setOpen} />
      ))}
      <Dialogs open={open} onOpen={setOpen} onClose={() => setOpen(null)} />
    </>
  );
}

function AttentionPost({ id, onOpen }: { id: string; onOpen(dialog: OpenDialog): void }) {
  const post = useQuery(scheduledPost(useApi(), id)).data;
  if (post === null) return null;
  return (
    <li className="-mx-2 flex h-11 items-center gap-2.5 rounded-control px-2 text-sm hover:bg-tint">
      {post ? (
        <>
          <StatusMark post={post} />
          <button
            type="button"
            onClick={() => onOpen({ kind: 'open', post })}
            className="min-w-0 flex-1 cursor-pointer truncate py-2 text-start font-medium"
          >
            <span className="sr-only">{t('Open')}: </span>
            <bdi>{post.content}</bdi>
          </button>
          <MendButtons post={post} onOpen={onOpen} />
        </>
      ) : null}
    </li>
  );
}

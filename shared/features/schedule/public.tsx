import { Badge, Button, IconButton } from '@radix-ui/themes';
import { useState } from 'react';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { EditIcon } from '#shared/ui/action-icons.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { writeAgain } from './composer/form/draft-of-post.ts';
import { composeText, type HandedDraft } from './composer/form/handed-draft.ts';
import { isOpen, statusLook } from './worklist/post-status.ts';

const EditPostDrawer = lazyComponent<{ post: ScheduledPost; onClose(): void }>(
  async () => (await import('./composer/form/edit-post-drawer.tsx')).EditPostDrawer,
  { takeBack: ({ onClose }) => onClose() },
);

export const PostOnX = lazyComponent<{ post: ScheduledPost; name: string }>(
  async () => (await import('./composer/preview/post-on-x.tsx')).PostOnX,
  { Meanwhile: () => <div className="h-40" /> },
);

/** List items of posts that need attention, each with its main action. */
export const AttentionPosts = lazyComponent<{ ids: readonly string[] }>(
  async () => (await import('./worklist/attention-posts.tsx')).AttentionPosts,
  { Meanwhile: ({ ids }) => <li style={{ height: `${ids.length * 2.75}rem` }} /> },
);

export function StatusBadge({ status }: Pick<ScheduledPost, 'status'>) {
  const { label, color = 'gray' } = statusLook(status);
  return (
    <Badge variant="soft" color={color}>
      {label}
    </Badge>
  );
}

/** Takes a generated text to the composer, with the persona that wrote it. */
export function OpenInComposer({ draft, onOpen }: { draft: HandedDraft; onOpen?(): void }) {
  return (
    <Button
      variant="soft"
      onClick={() => {
        onOpen?.();
        composeText(draft);
      }}
    >
      {t('Open in composer')}
    </Button>
  );
}

/** Opens a post where it is written: to edit it, or once it is out, to write another from it. */
export function OpenPost({ post }: { post: ScheduledPost }) {
  const [editing, setEditing] = useState(false);
  const canEdit = isOpen(post);
  const name = excerpt(post.content, 40);
  const label = canEdit ? t('Edit {name}', { name }) : t('Open in composer: {name}', { name });
  return (
    <>
      <IconButton
        variant="ghost"
        color="gray"
        data-edit={canEdit ? '' : undefined}
        className="m-0 size-9 shrink-0"
        aria-label={label}
        title={canEdit ? t('Edit') : t('Open in composer')}
        onClick={() => (canEdit ? setEditing(true) : writeAgain(post))}
      >
        <EditIcon />
      </IconButton>
      {editing ? <EditPostDrawer post={post} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

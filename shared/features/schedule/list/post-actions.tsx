import { Button, IconButton } from '@radix-ui/themes';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { TrashIcon } from '#shared/ui/action-icons.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { useActOnPost, useDuplicatePost } from '../act-queries.ts';
import type { OpenDialog } from '../schedule-dialogs.tsx';
import { useConnectForPost } from '../use-connect-for-post.ts';
import { canRetry, isOpen, isUnsent, waitsForApproval } from './post-status.ts';

const CopyPost = lazyComponent(async () => (await import('./copy-post.tsx')).CopyPost);

/** What can be done with a post where it stands now. */
export function PostActions(props: { post: ScheduledPost; onOpen(dialog: OpenDialog): void }) {
  const { post, onOpen } = props;
  const act = useActOnPost(post);
  const duplicate = useDuplicatePost(post.id);
  const lacking = useConnectForPost(post);
  const name = excerpt(post.content, 40);
  const { status, platform } = post;
  const canSend = platform === 'twitter' && (status === 'pending' || status === 'held');
  const button = (label: string, onPress: () => void, isMain = false, mark = {}) => (
    <BusyButton
      {...mark}
      variant="soft"
      {...(isMain ? {} : { color: 'gray' as const })}
      aria-label={`${label}: ${name}`}
      busy={act.isPending || duplicate.isPending}
      onClick={onPress}
    >
      {label}
    </BusyButton>
  );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3">
      {lacking ? button(lacking.label, lacking.connect, true) : null}
      {canRetry(post) ? button(t('Retry'), () => act.mutate({ action: 'retry' }), true) : null}
      {waitsForApproval(post)
        ? button(t('Approve'), () => act.mutate({ action: 'approve' }), true)
        : null}
      {status === 'held' && !waitsForApproval(post) && !lacking
        ? button(t('Release'), () => act.mutate({ action: 'release' }), true)
        : null}
      {status === 'reminded' ? <CopyPost text={post.content} name={name} /> : null}
      {isOpen(post)
        ? button(t('Edit'), () => onOpen({ kind: 'edit', post }), false, { 'data-edit': '' })
        : null}
      {canSend && !lacking ? button(t('Post now'), () => onOpen({ kind: 'now', post })) : null}
      <PostLink post={post} name={name} />
      {button(t('Duplicate'), () => duplicate.mutate())}
      {platform === 'twitter'
        ? button(t('Delivery log'), () => onOpen({ kind: 'attempts', post }))
        : null}
      {isUnsent(post) ? (
        <IconButton
          variant="soft"
          color="ruby"
          className="ml-auto"
          aria-label={t('Delete: {name}', { name })}
          title={t('Delete')}
          onClick={() => onOpen({ kind: 'delete', post })}
        >
          <TrashIcon />
        </IconButton>
      ) : null}
    </div>
  );
}

function PostLink({ post, name }: { post: ScheduledPost; name: string }) {
  const url = post.parts[0]?.url;
  if (!url || !/^https?:\/\//i.test(url)) return null;
  return (
    <Button variant="soft" asChild>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('View on X: {name}', { name })}
      >
        {t('View on X')}
      </a>
    </Button>
  );
}

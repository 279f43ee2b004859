import { Button } from '@radix-ui/themes';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { postLink } from '../worklist/post-status.ts';
import { type Offered, type OpenDialog, usePostActions } from './use-post-actions.ts';

interface Props {
  post: ListedPost;
  onOpen(dialog: OpenDialog): void;
}

/**
 * Everything that can be done with a post where it stands now; what became of it is asked above, and what
 * its approval needs below where it `hasReview`.
 */
export function PostActions({ post, hasReview, onOpen }: Props & { hasReview: boolean }) {
  const { actions, busy } = usePostActions(post, onOpen);
  const isAsked = post.status === 'needs_check';
  const shown = actions.filter(
    ({ isMain, isReview = false }) =>
      (!isAsked || isMain === undefined) && !(hasReview && isReview),
  );
  const name = excerpt(post.content, 40);
  const url = postLink(post);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3">
      {shown.map((one) => (
        <ActionButton key={one.label} name={name} busy={busy} {...one} />
      ))}
      {url ? (
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
      ) : null}
    </div>
  );
}

/** The main action of a post that needs attention; wide screens show the second one too. */
export function MendButtons({ post, onOpen }: Props) {
  const { actions, busy } = usePostActions(post, onOpen);
  const name = excerpt(post.content, 40);
  const mends = actions.filter(({ isMain }) => isMain !== undefined);
  return (
    <span className="flex gap-2 whitespace-nowrap">
      {mends.map((one) => (
        <span key={one.label} className={one.isMain ? '' : 'hidden sm:inline'}>
          <ActionButton name={name} busy={busy} {...one} />
        </span>
      ))}
    </span>
  );
}

function ActionButton(props: Offered & { name: string; busy: boolean }) {
  const { label, name, isMain, isDanger, isEdit } = props;
  const mark = isEdit ? { 'data-edit': '' } : {};
  return (
    <BusyButton
      {...mark}
      variant="soft"
      {...(isDanger ? { color: 'ruby' as const } : isMain ? {} : { color: 'gray' as const })}
      aria-label={`${label}: ${name}`}
      busy={props.busy}
      onClick={props.act}
    >
      {label}
    </BusyButton>
  );
}

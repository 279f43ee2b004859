import { IconButton } from '@radix-ui/themes';
import { useState } from 'react';
import type { Decision, QueuedPost } from '#shared/contracts/approvals.ts';
import { actLabel } from '#shared/i18n/review-labels.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { CloseIcon } from '#shared/ui/icons.tsx';
import { useDecideMany } from '../queries.ts';
import { ReasonDialog, type Refusing } from '../review/reason-dialog.tsx';
import { nameOf } from './post-under-review.tsx';
import type { SeenPosts } from './use-seen-posts.ts';

/** A post that was left as it is, and why. */
export interface RefusedPost {
  id: string;
  name: string;
  reason: string;
}

/** One decision about the selected posts, each as it was read. */
export function BulkDecisions(props: {
  posts: readonly QueuedPost[];
  seen: SeenPosts;
  onDone(decided: string[], refused: RefusedPost[]): void;
  onClear(): void;
}) {
  const { posts, seen } = props;
  const [asked, setAsked] = useState<Refusing | null>(null);
  const decide = useDecideMany();

  function send(decision: Decision, reason = '') {
    decide.mutateAsync({ decision, reason, posts: posts.map(seen.of) }).then(
      ({ decided, refused }) => {
        setAsked(null);
        if (decided.length > 0) {
          showSuccess(tn(decided.length, '{n} post decided', '{n} posts decided'));
        }
        const names = new Map(posts.map((item) => [item.post.id, nameOf(item)]));
        props.onDone(
          decided,
          refused.map((issue) => ({
            id: issue.path,
            name: names.get(issue.path) ?? '',
            reason: serverMessage(issue),
          })),
        );
        const changed = refused.filter(({ code }) => code === 'rule.post-changed');
        void seen.readAgain(
          null,
          changed.map(({ path }) => path),
        );
      },
      () => {},
    );
  }

  return (
    <section
      aria-label={t('Selected posts')}
      data-bottom-bar=""
      className="sticky bottom-18 z-30 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-panel p-2 shadow-raised md:bottom-4"
    >
      <p role="status" className="px-2 text-sm font-medium">
        {tn(posts.length, '{n} selected', '{n} selected')}
      </p>
      <BusyButton busy={decide.isPending} onClick={() => send('approved')}>
        {tn(posts.length, 'Approve {n} post', 'Approve {n} posts')}
      </BusyButton>
      {(['changes_requested', 'rejected'] as const).map((decision) => (
        <BusyButton
          key={decision}
          variant="soft"
          color={decision === 'rejected' ? 'ruby' : 'gray'}
          busy={decide.isPending}
          onClick={() => setAsked(decision)}
        >
          {actLabel(decision)}
        </BusyButton>
      ))}
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={t('Clear selection')}
        className="m-0 ml-auto size-9"
        onClick={props.onClear}
      >
        <CloseIcon />
      </IconButton>
      {asked ? (
        <ReasonDialog
          decision={asked}
          busy={decide.isPending}
          onDecide={send}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}

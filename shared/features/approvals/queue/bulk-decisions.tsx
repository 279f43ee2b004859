import type { Decision, QueuedPost } from '#shared/contracts/approvals.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { tn } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectionBar } from '#shared/ui/selection-bar.tsx';
import { useDecideMany } from '../change-queries.ts';
import { RefusingButtons, useReasonDialog } from '../review/reason-dialog.tsx';
import { nameOf } from './post-under-review.tsx';
import type { SeenPosts } from './use-seen-posts.ts';

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
  const decide = useDecideMany();
  const asking = useReasonDialog(decide.isPending, send);

  function send(decision: Decision, reason = '') {
    decide.mutateAsync({ decision, reason, posts: posts.map(seen.of) }).then(
      ({ decided, refused }) => {
        asking.close();
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
    <SelectionBar count={posts.length} onClear={props.onClear}>
      <BusyButton busy={decide.isPending} onClick={() => send('approved')}>
        {tn(posts.length, 'Approve {n} post', 'Approve {n} posts')}
      </BusyButton>
      <RefusingButtons busy={decide.isPending} onAsk={asking.ask} />
      {asking.dialog}
    </SelectionBar>
  );
}

import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Decision, QueuedPost } from '#shared/contracts/approvals.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { tn } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectionBar } from '#shared/ui/selection-bar.tsx';
import { useDecideMany, useTellDecided } from '../change-queries.ts';
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
  /** The list of what is approved is open. */
  isReading: boolean;
  onRead(on: boolean): void;
  onDone(decided: string[], refused: RefusedPost[]): void;
  onClear(): void;
}) {
  const { posts, seen } = props;
  const decide = useDecideMany();
  const tell = useTellDecided();
  const asking = useReasonDialog(decide.isPending, send);
  const approveText = tn(posts.length, 'Approve {n} post', 'Approve {n} posts');

  function send(decision: Decision, reason = '') {
    decide.mutateAsync({ decision, reason, posts: posts.map(seen.of) }).then(
      ({ decided, refused }) => {
        asking.close();
        props.onRead(false);
        if (decided.length > 0) {
          tell(
            decision === 'approved'
              ? tn(decided.length, '{n} post approved', '{n} posts approved')
              : tn(decided.length, '{n} post decided', '{n} posts decided'),
            posts.filter(({ post }) => decided.includes(post.id)).map(seen.of),
          );
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
      <BusyButton busy={decide.isPending} onClick={() => props.onRead(true)}>
        {approveText}
      </BusyButton>
      <RefusingButtons busy={decide.isPending} onAsk={asking.ask} />
      {asking.dialog}
      <FormDialog
        wide
        open={props.isReading}
        onClose={() => props.onRead(false)}
        title={approveText}
      >
        <ol className="flex list-none flex-col divide-y divide-line">
          {posts.map((item) => (
            <ApprovedPost key={item.post.id} item={item} />
          ))}
        </ol>
        <div className="sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-panel px-6 py-4 text-right">
          <BusyButton busy={decide.isPending} onClick={() => send('approved')}>
            {approveText}
          </BusyButton>
        </div>
      </FormDialog>
    </SelectionBar>
  );
}

/** What is approved: when it goes out, by which account, and the whole text. */
function ApprovedPost({ item: { post } }: { item: QueuedPost }) {
  const accounts = useQuery(socialAccountList(useApi())).data ?? [];
  const account = accounts.find(({ id }) => id === post.accountId);
  const media = post.parts.reduce((sum, part) => sum + part.media.length, 0);
  const facts = [
    formatInstant(post.scheduledTime),
    account ? `@${account.username}` : platformLabel(post.platform),
    ...(media > 0 ? [tn(media, '{n} picture or video', '{n} pictures or videos')] : []),
  ];
  return (
    <li className="py-3 text-sm">
      <p className="text-muted">{facts.join(' · ')}</p>
      <p dir="auto" translate="no" className="mt-1 wrap-anywhere whitespace-pre-line">
        {post.content}
      </p>
    </li>
  );
}

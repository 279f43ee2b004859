import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ApprovalPolicy } from '#shared/contracts/approvals.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { postRows } from '#shared/features/schedule/queries.ts';
import { tn } from '#shared/i18n/translate.ts';
import { policyFor } from '../queries.ts';

/** How many scheduled posts will wait for an approval once a policy requires one. */
export function NewlyWaiting(props: {
  accountId: string | null;
  policies: readonly ApprovalPolicy[];
}) {
  const rows = useQuery(postRows(useApi(), '')).data ?? [];
  const { accountId, policies } = props;
  const concerns = (post: ListedPost) =>
    accountId === null
      ? (policyFor(policies, post.accountId)?.accountId ?? null) === null
      : post.accountId === accountId;
  const count = rows.filter(
    (post) => post.status === 'pending' && post.review !== 'approved' && concerns(post),
  ).length;
  if (count === 0) return null;
  return (
    <p role="status" className="rounded-control bg-tint px-3 py-2 text-sm">
      {tn(
        count,
        '{n} scheduled post will need an approval.',
        '{n} scheduled posts will need an approval.',
      )}
    </p>
  );
}

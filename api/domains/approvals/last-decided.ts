import type { Db } from '#api/db/database.ts';
import type { ReviewDecision } from '#shared/contracts/approval-kinds.ts';
import type { PostReview } from '#shared/contracts/approvals.ts';
import * as queries from './queries.ts';

interface Decided {
  post: { id: string; contentHash: string; isApproved: boolean; reviews: queries.ReviewRow[] };
}

type LastDecided = PostReview['lastDecided'];

const judges: readonly ReviewDecision[] = ['approved', 'changes_requested', 'rejected'];

/** An approval of what is there now is an earlier level's: what came before it is still compared with. */
function lastDecision({ post }: Decided) {
  if (post.isApproved) return undefined;
  return post.reviews.findLast(
    ({ decision, contentHash }) =>
      judges.includes(decision) && !(decision === 'approved' && contentHash === post.contentHash),
  );
}

/** Of each post the last decision that does not approve what it is now, with what that was about. */
export async function lastDecidedOf(
  tx: Db,
  owner: string,
  cases: readonly Decided[],
): Promise<Map<string, LastDecided>> {
  const last = cases.flatMap((one) => lastDecision(one) ?? []);
  if (last.length === 0) return new Map();
  const ids = last.map(({ id }) => id);
  const contents = new Map(
    (await queries.listSnapshots(tx, owner, ids).execute()).map((row) => [row.id, row.snapshot]),
  );
  return new Map(
    last.map(({ id, postId, decision, createdAt }) => {
      const content = contents.get(id);
      return [postId, content ? { decision, createdAt, content } : null];
    }),
  );
}

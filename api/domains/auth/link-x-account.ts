import type { Actor, Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { connectXAccount } from '#api/domains/accounts/public.ts';
import type { XTokens, XUser } from '#api/providers/x/answers.ts';

/**
 * Connects the account that X vouches for to this workspace; session and user stay. One that another
 * workspace has is taken too, as a grant with tokens of its own: the person has shown X that it is
 * theirs, and a refusal would tell that Troupe knows it, or let whoever came first lock them out.
 */
export function linkXAccount(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  member: Pick<Actor, 'userId' | 'workspaceId'>,
  granted: { user: XUser; tokens: XTokens },
): Promise<void> {
  return withWorkspace(db, member.workspaceId, (tx) =>
    connectXAccount(tx, sealer, member, granted),
  );
}

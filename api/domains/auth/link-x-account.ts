import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { connectXAccount } from '#api/domains/accounts/service.ts';
import type { XTokens, XUser } from '#api/providers/x/answers.ts';

/**
 * Connects the account that X vouches for to this workspace, or connects it again; the session and
 * its user stay what they are. An account that another workspace has too is taken here as well, as
 * a grant of its own: that person has just shown X that it is theirs, a refusal would tell that
 * Troupe knows it, and whoever came first could lock its owner out. Each grant has its own tokens,
 * sealed for its workspace, and the engine sends one post of an X account at a time over all of them.
 */
export function linkXAccount(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  owner: string,
  granted: { user: XUser; tokens: XTokens },
): Promise<void> {
  return withWorkspace(db, owner, (tx) => connectXAccount(tx, sealer, owner, granted));
}

import type { Actor } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { accountsOfCampaign } from '#api/domains/publishing/public.ts';
import { readStandings } from '#api/domains/workspaces/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { powersOf } from '#shared/lib/rights/account-powers.ts';

/**
 * An active campaign publishes what it holds back and what it plans. Throws `forbidden` for who may only
 * propose for one of its accounts, unless the campaign itself only proposes: then nothing is released.
 */
export async function assertMayResume(
  tx: Db,
  { workspaceId: owner, userId }: Actor,
  campaign: { id: string; platform: Platform; writers: string[] },
): Promise<void> {
  const { of, accounts } = await readStandings(tx, owner);
  const onlyProposes = (member: string, accountId: string) => {
    const standing = of.get(member);
    return standing !== undefined && powersOf(standing, accountId).writes === 'draft';
  };
  const { held, planned } = await accountsOfCampaign(tx, owner, campaign.id, campaign.platform);
  const isFree = (id: string) => !campaign.writers.some((writer) => onlyProposes(writer, id));
  const released = planned !== null && isFree(planned) ? [...held, planned] : held;
  const refused = released.find((id) => onlyProposes(userId, id));
  if (refused === undefined) return;
  const username = accounts.find(({ id }) => id === refused)?.username ?? '';
  throw new AppError('forbidden', message('rule.may-only-propose', { username }));
}

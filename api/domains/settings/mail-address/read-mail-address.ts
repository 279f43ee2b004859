import type { Context, Member } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { getMailAddress } from '#shared/contracts/mail-address.ts';
import { findMailState } from './mail-state.ts';

export async function readMailAddress(
  { db, env }: Pick<Context, 'db' | 'env'>,
  member: Member,
): Promise<EndpointResponse<typeof getMailAddress>> {
  const found = await withWorkspace(db, member.workspaceId, (tx) => findMailState(tx, member));
  if (!found?.address || !env.SMTP_URL) return { address: null, state: 'none' };
  const { address, state } = found;
  return { address, state: state.confirmed === address ? 'confirmed' : 'unconfirmed' };
}

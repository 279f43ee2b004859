import { z } from 'zod/mini';
import { accountRight } from '#shared/contracts/members.ts';
import { roles } from '#shared/contracts/permissions.ts';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';
import type { InvitationInput } from './queries.ts';

const inviteDraft = z.object({
  way: z.enum(['x', 'email', 'nobody']),
  role: z.enum(roles),
  address: z.string(),
  accounts: z.array(accountRight),
});
export type InviteDraft = z.infer<typeof inviteDraft>;

export const emptyInvite: InviteDraft = { way: 'x', role: 'author', address: '', accounts: [] };

/** What is typed outlives the dialog until it is sent. */
export const useKeptInvite = createPersistedForm('invite-draft', inviteDraft, emptyInvite);

/** The body of the call. Whoever has the link is a viewer, without rights on any account. */
export function toInvitation({ way, role, address, accounts }: InviteDraft): InvitationInput {
  if (way === 'nobody') return { role: 'viewer' };
  return {
    role,
    ...(way === 'x' ? { xUsername: address } : { email: address }),
    ...(accounts.length > 0 ? { accounts } : {}),
  };
}

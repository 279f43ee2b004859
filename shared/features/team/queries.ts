import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  confirmInvitation,
  createInvitation,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '#shared/contracts/invitations.ts';
import {
  changeMember,
  findMemberWork,
  listMembers,
  removeMember,
} from '#shared/contracts/members.ts';
import { createWorkspace, listWorkspaces, openWorkspace } from '#shared/contracts/workspaces.ts';
import { t } from '#shared/i18n/translate.ts';

export const memberList = (api: ApiClient) =>
  readQuery(api, listMembers, t('Failed to load members'));

export const memberWork = (api: ApiClient, id: string) =>
  readQuery(api, findMemberWork, t('Failed to load members'), { params: { id } });

export const invitationList = (api: ApiClient) =>
  readQuery(api, listInvitations, t('Failed to load invitations'));

export const workspaceList = (api: ApiClient) => readQuery(api, listWorkspaces);

export type InvitationInput = CallInput<typeof createInvitation>['body'];

/** What changes members reads them again, whether it worked or not. */
function useTeamRefresh() {
  const queries = useQueryClient();
  return () => {
    for (const path of [listMembers.path, listInvitations.path, listWorkspaces.path]) {
      void queries.invalidateQueries({ queryKey: [path] });
    }
  };
}

export function useInvite() {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [createInvitation.path],
    mutationFn: (body: InvitationInput) => api.call(createInvitation, { body }),
    onSuccess: useTeamRefresh(),
  });
}

export function useResend() {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [resendInvitation.path],
    mutationFn: (id: string) => api.call(resendInvitation, { params: { id } }),
    meta: { errorMessage: t('Failed to make a new link'), serverMessage: true },
    onSettled: useTeamRefresh(),
  });
}

export function useRevoke() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.call(revokeInvitation, { params: { id } }),
    meta: { errorMessage: t('Failed to revoke the invitation'), serverMessage: true },
    onSettled: useTeamRefresh(),
  });
}

export function useConfirmMember() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.call(confirmInvitation, { params: { id } }),
    meta: { errorMessage: t('Failed to confirm the member'), serverMessage: true },
    onSettled: useTeamRefresh(),
  });
}

export function useChangeMember() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & CallInput<typeof changeMember>['body']) =>
      api.call(changeMember, { params: { id }, body }),
    meta: { errorMessage: t('Failed to change the member'), serverMessage: true },
    onSettled: useTeamRefresh(),
  });
}

export function useRemoveMember() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, ...query }: { id: string } & CallInput<typeof removeMember>['query']) =>
      api.call(removeMember, { params: { id }, query }),
    meta: { errorMessage: t('Failed to remove the member'), serverMessage: true },
  });
}

export function useCreateWorkspace() {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [createWorkspace.path],
    mutationFn: (name: string) => api.call(createWorkspace, { body: { name } }),
  });
}

export function useOpenWorkspace() {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [openWorkspace.path],
    mutationFn: (workspaceId: string) => api.call(openWorkspace, { body: { workspaceId } }),
    meta: { errorMessage: t('Failed to open the workspace'), serverMessage: true },
    onSuccess: ({ id }) => api.page.opened(id),
  });
}

import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Member } from '#shared/contracts/members.ts';
import { memberList, workspaceList } from '#shared/features/team/queries.ts';

const none: readonly Member[] = [];

/** The members of the workspace, the one who asks among them; none where they work alone. */
export function useTeammates(): readonly Member[] {
  const api = useApi();
  const current = useQuery(workspaceList(api)).data?.find((workspace) => workspace.current);
  const enabled = current !== undefined && current.members > 1;
  const members = useQuery({ ...memberList(api), enabled }).data;
  return enabled && members ? members : none;
}

export function memberName({ name, username }: Pick<Member, 'name' | 'username'>): string {
  return name ?? `@${username}`;
}

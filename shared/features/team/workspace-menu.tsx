import { IconButton } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { WaitingCount } from '#shared/features/approvals/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { roleLabel } from '#shared/i18n/role-labels.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';
import { PeopleIcon } from '#shared/ui/icons.tsx';
import { Menu, MenuItem } from '#shared/ui/menu.tsx';
import { NewWorkspaceDialog } from './new-workspace-dialog.tsx';
import { useOpenWorkspace, workspaceList } from './queries.ts';

/** Which workspace this is, in which role, and the way to another one. `onOpened` begins anew there. */
export default function WorkspaceMenu({ onOpened }: { onOpened(): void }) {
  const { state } = useAuthentication();
  const host = useHost();
  const list = useQuery({ ...workspaceList(useApi()), enabled: state === 'signed-in' }).data ?? [];
  const open = useOpenWorkspace();
  const [isNaming, setNaming] = useState(false);
  const current = list.find((workspace) => workspace.current);
  const go = (id: string) => open.mutate(id, { onSuccess: onOpened });
  const name = current
    ? t('Workspace: {name}, {role}', { name: current.name, role: roleLabel(current.role) })
    : t('Workspace');
  return (
    <>
      <Menu
        trigger={
          <IconButton
            variant="ghost"
            color="gray"
            size="3"
            aria-label={name}
            title={name}
            className="m-0"
          >
            <PeopleIcon size={20} />
          </IconButton>
        }
      >
        {list.map((workspace) => (
          <MenuItem
            key={workspace.id}
            onChoose={() => (workspace.current ? undefined : go(workspace.id))}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{workspace.name}</span>
              <span className="block text-xs text-muted">
                {roleLabel(workspace.role)}
                {', '}
                {tn(workspace.members, '{n} member', '{n} members')}
              </span>
            </span>
            {workspace.current ? (
              <span className="ml-3 text-link">
                <CheckIcon size={16} />
                <span className="sr-only">{t('Current workspace')}</span>
              </span>
            ) : null}
          </MenuItem>
        ))}
        <div className="my-1.5 border-t border-line" />
        <MenuItem onChoose={() => host.navigate('/approvals')}>
          <span className="flex-1">{t('Approvals')}</span>
          <WaitingCount />
        </MenuItem>
        <MenuItem onChoose={() => host.navigate('/team')}>{t('Team')}</MenuItem>
        <MenuItem onChoose={() => setNaming(true)}>{t('New workspace')}</MenuItem>
      </Menu>
      <NewWorkspaceDialog open={isNaming} onClose={() => setNaming(false)} onMade={go} />
    </>
  );
}

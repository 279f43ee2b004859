import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { displayName, useSignOut } from '#shared/features/auth/queries.ts';
import { roleLabel } from '#shared/i18n/role-labels.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';
import { Menu, MenuItem } from '#shared/ui/menu.tsx';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';
import { NewWorkspaceDialog } from './new-workspace-dialog.tsx';
import { useOpenWorkspace, workspaceList } from './queries.ts';

const RULE = 'my-1.5 border-t border-line';

/**
 * Who is signed in and where, with the other workspaces, settings and the way out.
 * `onOpened` loads the page of another workspace.
 */
export default function AccountMenu({ user, onOpened }: { user: CurrentUser; onOpened(): void }) {
  const host = useHost();
  const list = useQuery(workspaceList(useApi())).data ?? [];
  const open = useOpenWorkspace();
  const signOut = useSignOut();
  const [isNaming, setNaming] = useState(false);
  const go = (id: string) => open.mutate(id, { onSuccess: onOpened });
  const { workspaceName, role } = user;
  const label = t('Workspace: {name}, {role}', { name: workspaceName, role: roleLabel(role) });
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            title={label}
            className="flex max-w-full min-w-0 cursor-pointer items-center gap-2 rounded-control p-1 text-left hover:bg-tint"
          >
            <UserAvatar name={displayName(user)} image={user.profileImageUrl} size="small" />
            <span className="sr-only">{label}</span>
            <span className="hidden min-w-0 text-xs leading-tight lg:block">
              <span className="block truncate font-medium">{workspaceName}</span>
              <span className="block truncate text-muted">{displayName(user)}</span>
            </span>
          </button>
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
        <MenuItem onChoose={() => setNaming(true)}>{t('New workspace')}</MenuItem>
        <MenuItem onChoose={() => host.navigate('/team')}>{t('Team')}</MenuItem>
        <div className={RULE} />
        <MenuItem onChoose={() => host.navigate('/profile')}>
          <span className="min-w-0">
            <span className="block">{t('Profile')}</span>
            <span className="block truncate text-xs text-muted">{displayName(user)}</span>
          </span>
        </MenuItem>
        <MenuItem onChoose={() => host.navigate('/settings')}>{t('Settings')}</MenuItem>
        <div className={RULE} />
        <MenuItem
          onChoose={() => signOut.mutate(undefined, { onSuccess: () => host.navigate('/login') })}
        >
          {t('Sign out')}
        </MenuItem>
      </Menu>
      <NewWorkspaceDialog open={isNaming} onClose={() => setNaming(false)} onMade={go} />
    </>
  );
}

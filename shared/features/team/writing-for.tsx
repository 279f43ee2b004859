import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { defaultAccount, socialAccountList } from '#shared/features/accounts/queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { roleLabel } from '#shared/i18n/role-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { workspaceList } from './queries.ts';

/** Which workspace the panel works in, in which role, and for which X account it writes. */
export function WritingFor() {
  const api = useApi();
  const host = useHost();
  const enabled = useAuthentication().state === 'signed-in';
  const workspaces = useQuery({ ...workspaceList(api), enabled }).data;
  const account = defaultAccount(useQuery({ ...socialAccountList(api), enabled }).data ?? []);
  const current = workspaces?.find((workspace) => workspace.current);
  if (!current) return null;
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
      <span className="wrap-anywhere">
        {t('Workspace: {name}, {role}', { name: current.name, role: roleLabel(current.role) })}
      </span>
      <span className="wrap-anywhere">
        {account
          ? t('Writes for @{username}', { username: account.username })
          : t('No X account connected')}
      </span>
      {workspaces && workspaces.length > 1 ? (
        <button
          type="button"
          className="cursor-pointer text-link underline underline-offset-2"
          // A key belongs to one workspace: another one is opened, and paired, in the console.
          onClick={() => host.navigate('/extension')}
        >
          {t('Switch workspace')}
        </button>
      ) : null}
    </p>
  );
}

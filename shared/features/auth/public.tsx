import type { ComponentProps } from 'react';
import { useHost } from '#shared/client/host.tsx';
import { type Permission, roleMay } from '#shared/contracts/permissions.ts';
import { roleLabel } from '#shared/i18n/role-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useAuthentication } from './queries.ts';

/** A button that says why it does nothing where the role of who is signed in does not allow it. */
export function RoleButton({
  needs,
  busy = false,
  ...button
}: { needs: Permission; busy?: boolean } & Omit<ComponentProps<typeof BusyButton>, 'busy'>) {
  const may = useMay(needs);
  const reason = useRoleReason();
  return <BusyButton {...button} busy={!may || busy} title={may ? button.title : reason} />;
}

/** Why a control does nothing. */
export function useRoleReason(): string {
  const { user } = useAuthentication();
  return t('Your role ({role}) does not allow this. Ask an owner or admin.', {
    role: roleLabel(user?.role ?? 'viewer'),
  });
}

/** Whether the role of who is signed in allows this. As long as nobody is known, nothing is refused. */
export function useMay(permission: Permission): boolean {
  const { user } = useAuthentication();
  return user === null || roleMay(user.role, permission);
}

/** Whether posts are decided about in this place: the key of an extension does not decide. */
export function useDecidesHere(): boolean {
  return useHost().place === 'console';
}

/** In the place of what decides, where nobody can: leads to the page of the console that does. */
export function DecideInConsole({ path }: { path: string }) {
  const host = useHost();
  return (
    <SecondaryButton busy={false} onClick={() => host.navigate(path)}>
      {t('Decide in the console')}
    </SecondaryButton>
  );
}

import { type Permission, roleMay } from '#shared/contracts/permissions.ts';
import { useAuthentication } from './queries.ts';

/** Whether the role of who is signed in allows this. As long as nobody is known, nothing is refused. */
export function useMay(permission: Permission): boolean {
  const { user } = useAuthentication();
  return user === null || roleMay(user.role, permission);
}

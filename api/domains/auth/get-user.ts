import type { Member } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { asMember, completedSettings, zoneOf } from '#api/domains/settings/public.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { findUser } from './queries.ts';

/** The user as X knows them, under the names they have given themselves in the settings. */
export async function getUser(db: Database, owner: Member): Promise<CurrentUser> {
  const { saved, isNew, mine, ...user } = await withWorkspace(db, owner.workspaceId, (tx) =>
    findUser(tx, owner).executeTakeFirstOrThrow(),
  );
  const settings = asMember(completedSettings(saved), mine);
  const { firstName, lastName, email, language } = settings.profile;
  const named = firstName || lastName ? { firstName, lastName } : {};
  return {
    ...user,
    ...named,
    workspaceId: owner.workspaceId,
    email: email || user.email,
    language,
    timeZone: zoneOf(settings),
    takesDeviceZone: isNew && saved === null && roleMay(user.role, 'settings.manage'),
  };
}

import { z } from 'zod/mini';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { settings } from '#shared/contracts/settings.ts';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';

/** What the settings say a person may write about themselves here. */
export const profileRules = z.pick(settings.shape.profile, {
  firstName: true,
  lastName: true,
  email: true,
  bio: true,
});
export type ProfileDraft = z.infer<typeof profileRules>;

const typed = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  bio: z.string(),
});

/**
 * Null while nobody edits. Only fields that were typed in are kept, over a screen and a reload: the
 * others follow what is saved elsewhere, and X.
 */
export const useKeptProfile = createPersistedForm<Partial<ProfileDraft> | null>(
  'profile-edit',
  z.nullable(z.partial(typed)),
  null,
);

/** The person as they are shown: the user call puts the names of the settings over those of X. */
export function shownProfile(user: CurrentUser | null, bio: string): ProfileDraft {
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    bio,
  };
}

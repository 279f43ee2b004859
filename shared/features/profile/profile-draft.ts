import { z } from 'zod';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { settings } from '#shared/contracts/settings.ts';
import { createKeptDraft } from '#shared/ui/kept-draft.ts';

/** What the settings say a person may write about themselves here. */
export const profileRules = settings.shape.profile.pick({
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

/** Null while nobody edits; what is typed outlives the screen and a reload. */
export const useKeptProfile = createKeptDraft<ProfileDraft | null>(
  'profile-edit',
  typed.nullable(),
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

import type { KnownPage } from '#shared/client/own-page.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { Member } from '#shared/contracts/members.ts';
import type { Persona } from '#shared/contracts/personas.ts';

let users = 0;

/** Somebody new: nothing that an earlier test has typed is theirs. */
export function nextUser(): CurrentUser {
  users += 1;
  return {
    id: `00000000-0000-4000-8000-${String(users).padStart(12, '0')}`,
    username: 'testuser',
    firstName: null,
    lastName: null,
    email: null,
    profileImageUrl: null,
    twitterUsername: null,
    connectedPlatforms: [],
    language: 'en',
    timeZone: 'UTC',
    takesDeviceZone: false,
    workspaceId: '00000000-0000-4000-8000-000000000001',
    workspaceName: 'Testers',
    role: 'owner',
    setUp: [],
    deleteAfter: null,
  };
}

/** A persona as the API answers it; `parts` say what is different. */
export function aPersona(parts: Partial<Persona> = {}): Persona {
  return {
    id: '00000000-0000-4000-8000-0000000000a1',
    name: 'Annie',
    description: 'Calls it early',
    personality: 'Dry',
    type: 'alpha_caller',
    platform: 'twitter',
    tone: 'casual',
    trainingData: '',
    profileImageUrl: null,
    status: 'active',
    config: { personality: 'Dry', platform: 'twitter', tone: 'casual', trainingData: '' },
    postsToday: 0,
    engagementRate: 0,
    createdAt: '2026-05-10T12:00:00.000Z',
    updatedAt: '2026-05-10T12:00:00.000Z',
    ...parts,
  };
}

/** A member of the workspace as the API answers it; `parts` say what is different. */
export function aMember(parts: Partial<Member> = {}): Member {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    username: 'ana',
    name: null,
    profileImageUrl: null,
    role: 'editor',
    joinedAt: '2026-05-10T12:00:00.000Z',
    invitedBy: null,
    accounts: [],
    isSelf: false,
    ...parts,
  };
}

export function anAccount(parts: Partial<SocialAccount> = {}): SocialAccount {
  return {
    id: '00000000-0000-4000-8000-0000000000b1',
    platform: 'twitter',
    username: 'mira',
    followers: 0,
    followerCount: 0,
    isActive: true,
    needsReconnect: false,
    connectedAt: '2026-05-10T12:00:00.000Z',
    ...parts,
  };
}

/** The page of somebody whom the test does not ask for. */
export const somePage: KnownPage = {
  userId: '00000000-0000-4000-8000-0000000000c1',
  workspaceId: '00000000-0000-4000-8000-000000000001',
  username: 'testuser',
  workspaceName: 'Testers',
};

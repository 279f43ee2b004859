import type { Account } from '../records.ts';
import type { World } from '../world.ts';
import { profilePicture } from './profile-picture.ts';

export const userFields = [
  'id',
  'name',
  'username',
  'profile_image_url',
  'public_metrics',
  'subscription_type',
] as const;
export type UserField = (typeof userFields)[number];

/** A user as X answers one: id, name and username, and what was asked for besides. */
export function userView(world: World, account: Account, asked: UserField[]) {
  const every: Record<UserField, unknown> = {
    id: account.id,
    name: account.name,
    username: account.username,
    profile_image_url: profilePicture(account),
    public_metrics: {
      followers_count: account.followers,
      tweet_count: world.posts.liveOf(account.id).length,
    },
    subscription_type: account.subscription,
  };
  const wanted = new Set<UserField>(['id', 'name', 'username', ...asked]);
  return Object.fromEntries(Object.entries(every).filter(([key]) => wanted.has(key as UserField)));
}

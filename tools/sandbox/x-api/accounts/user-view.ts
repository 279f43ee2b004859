import type { Account } from '../records.ts';
import type { World } from '../world.ts';
import { profilePicture } from './profile-picture.ts';

export const userFields = [
  'id',
  'name',
  'username',
  'created_at',
  'description',
  'profile_image_url',
  'protected',
  'public_metrics',
  'subscription_type',
  'verified',
  'verified_type',
] as const;
export type UserField = (typeof userFields)[number];

/** A user as X answers one: id, name and username, and what was asked for besides. */
export function userView(world: World, account: Account, asked: UserField[]) {
  const every: Record<UserField, unknown> = {
    id: account.id,
    name: account.name,
    username: account.username,
    created_at: new Date(account.createdAt).toISOString(),
    description: account.description,
    profile_image_url: profilePicture(account),
    protected: false,
    public_metrics: {
      followers_count: account.followers,
      following_count: account.following,
      tweet_count: world.posts.liveOf(account.id).length,
      listed_count: 0,
      like_count: 0,
    },
    subscription_type: account.subscription,
    verified: account.verified,
    verified_type: account.verified ? 'blue' : 'none',
  };
  const wanted = new Set<UserField>(['id', 'name', 'username', ...asked]);
  return Object.fromEntries(Object.entries(every).filter(([key]) => wanted.has(key as UserField)));
}

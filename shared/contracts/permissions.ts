/** From the one that may do most to the one that may do least: nobody grants a role above their own. */
export const roles = ['owner', 'admin', 'editor', 'author', 'viewer'] as const;
export type Role = (typeof roles)[number];

/**
 * What a call needs, and the least of the roles that have it: the one map for the API, the console and
 * the panel. `self.manage` is what is one's own: sessions, keys, notifications.
 */
const least = {
  'self.manage': 'viewer',
  'workspace.read': 'viewer',
  'comments.write': 'viewer',
  'drafts.write': 'author',
  'posts.write': 'author',
  'posts.write_others': 'editor',
  'posts.approve': 'editor',
  'library.write': 'editor',
  'campaigns.write': 'editor',
  'accounts.manage': 'admin',
  'settings.manage': 'admin',
  'members.manage': 'admin',
  'comments.moderate': 'admin',
  'audit.read': 'admin',
  'members.sign_out': 'owner',
  'data.manage': 'owner',
} as const satisfies Record<string, Role>;
export type Permission = keyof typeof least;

const isAtLeast = (role: Role, other: Role) => roles.indexOf(role) <= roles.indexOf(other);

export function roleMay(role: Role, permission: Permission): boolean {
  return isAtLeast(role, least[permission]);
}

/** Whether somebody of this role may give the other role to a member, or take it away. */
export function mayGrant(own: Role, other: Role): boolean {
  return roleMay(own, 'members.manage') && isAtLeast(own, other);
}

/** From the one that may do most to the one that may do least: nobody grants a role above their own. */
export const roles = ['owner', 'admin', 'editor', 'author', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What a call needs; `self.manage` is what is one's own: sessions, keys, notifications. */
export const permissions = [
  'self.manage',
  'workspace.read',
  'drafts.write',
  'posts.write',
  'posts.write_others',
  'posts.approve',
  'library.write',
  'campaigns.write',
  'accounts.manage',
  'settings.manage',
  'members.manage',
  'audit.read',
  'data.manage',
  'workspace.delete',
] as const;
export type Permission = (typeof permissions)[number];

const viewer: Permission[] = ['self.manage', 'workspace.read'];
const author: Permission[] = [...viewer, 'drafts.write', 'posts.write'];
const editor: Permission[] = [
  ...author,
  'posts.write_others',
  'posts.approve',
  'library.write',
  'campaigns.write',
];
const admin: Permission[] = [
  ...editor,
  'accounts.manage',
  'settings.manage',
  'members.manage',
  'audit.read',
];
const owner: Permission[] = [...admin, 'data.manage', 'workspace.delete'];

/** The one map from roles to permissions: the API, the console and the panel go by it. */
const granted: Record<Role, ReadonlySet<Permission>> = {
  owner: new Set(owner),
  admin: new Set(admin),
  editor: new Set(editor),
  author: new Set(author),
  viewer: new Set(viewer),
};

export function roleMay(role: Role, permission: Permission): boolean {
  return granted[role].has(permission);
}

/** Whether somebody of this role may give the other role to a member, or take it away. */
export function mayGrant(own: Role, other: Role): boolean {
  return roleMay(own, 'members.manage') && roles.indexOf(own) <= roles.indexOf(other);
}

import type { AccountLevel } from '#shared/contracts/members.ts';
import { type Role, roles } from '#shared/contracts/permissions.ts';
import { msg, t } from './translate.ts';

const labels: Record<Role, string> = {
  owner: msg('Owner'),
  admin: msg('Admin'),
  editor: msg('Editor'),
  author: msg('Author'),
  viewer: msg('Viewer'),
};

const may: Record<Role, string> = {
  owner: msg('Everything, including exporting and deleting the workspace'),
  admin: msg('Manages members, X accounts and settings, and everything an editor does'),
  editor: msg('Manages personas, campaigns and all posts, and approves them'),
  author: msg('Writes drafts and their own posts'),
  viewer: msg('Reads everything and comments'),
};

const levels: Record<AccountLevel, string> = {
  draft: msg('Draft only'),
  publish: msg('Publish'),
  approve: msg('Publish and approve'),
};

export const roleLabel = (role: Role) => t(labels[role]);
export const roleText = (role: Role) => t(may[role]);
export const levelLabel = (level: AccountLevel) => t(levels[level]);

export const roleOptions = (allowed: (role: Role) => boolean) =>
  roles.filter(allowed).map((value) => ({ value, label: roleLabel(value) }));

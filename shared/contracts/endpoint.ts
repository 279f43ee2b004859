import type { z } from 'zod/mini';
import type { Message } from './messages/message.ts';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `public` anybody, `user` a session cookie or an extension key,
 * `session` a session cookie only (what an extension key must never reach).
 */
export type Access = 'public' | 'user' | 'session';

/** What a line of the log calls a call that concerns who may get in or what leaves (ASVS 16.3). */
export type SecurityEvent =
  | 'sign_in'
  | 'sign_out'
  | 'sessions_ended'
  | 'key_created'
  | 'key_revoked'
  | 'workspace_created'
  | 'workspace_opened'
  | 'workspace_renamed'
  | 'member_changed'
  | 'member_removed'
  | 'approval_policy_changed'
  | 'post_decided'
  | 'invitation_made'
  | 'invitation_read'
  | 'invitation_revoked'
  | 'invitation_confirmed'
  | 'invitation_accepted'
  | 'review_link_made'
  | 'review_link_revoked'
  | 'review_link_read'
  | 'review_link_decided'
  | 'review_link_commented'
  | 'x_account_disconnected'
  | 'settings_changed'
  | 'mail_address_changed'
  | 'push_changed'
  | 'export_asked'
  | 'export_read'
  | 'backup_restored'
  | 'deletion_asked'
  | 'deletion_undone';

/** How large a request body may be: `small` 64 KB, `post` 256 KB, `upload` 7.2 MB, `picture` as much with a picture in it. */
export type BodySize = 'small' | 'post' | 'upload' | 'picture';

export interface Endpoint<
  P extends z.ZodMiniType = z.ZodMiniType,
  Q extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniType = z.ZodMiniType,
  R extends z.ZodMiniType = z.ZodMiniType,
  V extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  access: Access;
  /** What the caller's role must allow. Every call has one that is not public. */
  permission?: Permission;
  /**
   * What of the page that calls must be the session's: its person and workspace where left out. `none`
   * tells a page where the session is, `person` brings it back to the page's workspace.
   */
  pageCheck?: 'person' | 'none';
  params?: P;
  query?: Q;
  body?: B;
  bodySize?: BodySize;
  /** What a refusal says as a whole where one of these fields was left empty. */
  unfilled?: { fields: readonly string[]; reason: Message };
  /** Absent where the call answers 204 or something other than JSON. */
  response?: R;
  /** The media type of an answer that is not JSON. */
  produces?: string;
  /** What one server-sent event of the answer holds. */
  events?: V;
  /** 302: the handler answers an address and the browser goes there. */
  status: 200 | 201 | 204 | 302;
  /** The page of the console for whoever navigates to a call that fails, which tells its code. */
  failurePage?: `/${string}`;
  event?: SecurityEvent;
  /** `auth` and `visitor` limit calls by address, `ai` by user. */
  limit?: 'auth' | 'visitor' | 'ai';
}

/** What a caller sends: every part the contract names, before parsing. */
export interface EndpointInput<E> {
  params: E extends { params: infer S extends z.ZodMiniType } ? z.input<S> : undefined;
  query: E extends { query: infer S extends z.ZodMiniType } ? z.input<S> : undefined;
  body: E extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined;
}

/** What a handler receives: the same parts after parsing. */
export interface ParsedInput<E> {
  params: E extends { params: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
  query: E extends { query: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
  body: E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
}

export type EndpointResponse<E> = E extends { response: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

type Parts<E> = EndpointInput<E>;

/** What a caller must hand over: only the parts the contract has. A query may be left out whole. */
export type CallInput<E> = {
  [K in keyof Parts<E> as Parts<E>[K] extends undefined
    ? never
    : K extends 'query'
      ? never
      : K]: Parts<E>[K];
} & (Parts<E>['query'] extends undefined
  ? unknown
  : object extends Parts<E>['query']
    ? { query?: Parts<E>['query'] }
    : { query: Parts<E>['query'] });

export type StreamEvent<E> = E extends { events: infer S extends z.ZodMiniType }
  ? z.output<S>
  : never;

/** What is not for anybody names what the caller's role must allow. */
type Reach =
  | { access: 'public'; permission?: never }
  | { access: Exclude<Access, 'public'>; permission: Permission };

/** Declares one call. The API mounts it with a handler, clients call it with input. */
export function endpoint<
  const E extends Omit<Endpoint, 'status' | keyof Reach> & Reach & { status?: Endpoint['status'] },
>(spec: E): E & { status: Endpoint['status'] } {
  return { ...spec, status: spec.status ?? (spec.response || spec.produces ? 200 : 204) };
}

/** What every call has by which whoever is a member reads. */
export const reading = {
  method: 'GET',
  access: 'user',
  permission: 'workspace.read',
} as const;

/**
 * What a page was drawn for: its person and the workspace. Every call of a page names both, so that
 * a session that has moved on since does not answer it. Callers without a page leave them out.
 */
export interface PageIdentity {
  userId: string;
  workspaceId: string;
}

/** The request headers, and the names in the query of an address that a browser loads by itself. */
export const PAGE_WORKSPACE = 'troupe-workspace';
export const PAGE_USER = 'troupe-user';

/** The headers that name the page of a call. */
export function pageHeaders({ userId, workspaceId }: PageIdentity): Record<string, string> {
  return { [PAGE_WORKSPACE]: workspaceId, [PAGE_USER]: userId };
}

/** The same in an address of the API, which a browser loads without our headers. */
export function withPage(address: string, page: PageIdentity): string {
  const [path = '', query = ''] = address.split('?');
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(pageHeaders(page))) all.set(name, value);
  return `${path}?${all}`;
}

/** One stable name for it: the key of what a browser keeps for this person in this workspace. */
export function pageKey({ userId, workspaceId }: PageIdentity): string {
  return `${userId} ${workspaceId}`;
}

/** Whether a call was refused as it names another page than the session's (`contracts/messages/session.ts`). */
export function isElsewhere(reason: string | undefined): reason is `session.other-${string}` {
  return reason?.startsWith('session.other-') ?? false;
}

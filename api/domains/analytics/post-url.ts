import type { Context } from '#api/context.ts';

interface Sent {
  externalId: string | null;
  username: string | null;
}

/** Where a post can be seen: on the site whose consent page people use, X's own or the sandbox's. */
export function postUrl(
  { externalId, username }: Sent,
  { xAuthorizeUrl }: Pick<Context, 'xAuthorizeUrl'>,
): string | null {
  if (externalId === null) return null;
  return `${new URL(xAuthorizeUrl).origin}/${username ?? 'i'}/status/${externalId}`;
}

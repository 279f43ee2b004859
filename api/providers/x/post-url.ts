/**
 * Where a post can be seen: on the site whose consent page people use, X's own or the sandbox's.
 * `username`: null where it is not known any more; X finds the post without it.
 */
export function postUrl(
  externalId: string,
  username: string | null,
  { xAuthorizeUrl }: { xAuthorizeUrl: string },
): string {
  return `${new URL(xAuthorizeUrl).origin}/${username ?? 'i'}/status/${externalId}`;
}

/** A path of our own console at this origin, or null: what leads anywhere else is never followed. */
export function ownPath(wanted: string | null | undefined, origin: string): string | null {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere` is ours, and as a path it is `//elsewhere`: another host.
  const isOurs = url.origin === new URL(origin).origin && !path.startsWith('//');
  return isOurs && !path.startsWith('/api/') ? path : null;
}

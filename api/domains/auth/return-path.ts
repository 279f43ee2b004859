/** A path of our own console, or null: an address that leads anywhere else is never followed. */
export function returnPath(wanted: string | undefined, publicUrl: string): string | null {
  if (!wanted || !URL.canParse(wanted, publicUrl)) return null;
  const url = new URL(wanted, publicUrl);
  const ours = url.origin === new URL(publicUrl).origin && wanted.startsWith('/');
  if (!ours || url.pathname.startsWith('/api/')) return null;
  return url.pathname + url.search + url.hash;
}

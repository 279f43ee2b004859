import { $optional } from './query.ts';
import { accountMenu, profileLink } from './selectors.ts';

/** Of an address on X that names nothing but a person. */
const PROFILE = /^(?:https:\/\/[^/]+)?\/(\w{1,20})\/?$/;

/** Handle of the X account that the person is using, without @; null where the page does not show it. */
export function handleInUse(): string | null {
  const path = $optional(profileLink, document)?.getAttribute('href') ?? '';
  const linked = PROFILE.exec(path)?.[1];
  if (linked) return linked;
  // The handle stands behind the name, which may hold an @ of its own.
  const words = $optional(accountMenu, document)?.textContent ?? '';
  return [...words.matchAll(/@(\w{1,20})/g)].at(-1)?.[1] ?? null;
}

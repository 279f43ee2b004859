import { findLinks } from '#shared/lib/text/find-links.ts';

/** Line breaks, controls, and marks that turn the direction of what follows. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
/** Controls and direction marks that no name needs; joiners, which emoji need, are left. */
const NEVER_MEANT = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** What a mail program makes a link of besides a domain: schemes, `www.`, mail addresses, IP addresses. */
const LINKED = /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[^\s@]|\b(?:\d{1,3}\.){3}\d{1,3}\b/i;
/** Dots and signs that look like those of an address. */
const LOOK_ALIKE: Record<string, string> = {
  '\u3002': '.',
  '\uff61': '.',
  '\u2024': '.',
  '\u0589': ':',
};
const LONGEST = 60;

const flat = (text: string) =>
  text.normalize('NFKC').replace(/[\u3002\uff61\u2024\u0589]/g, (sign) => LOOK_ALIKE[sign] ?? sign);

/** Whether a name holds an address: a link, a domain or a mailbox. */
export function holdsAddress(name: string): boolean {
  const text = flat(name.replace(/[\p{Cf}]/gu, ''));
  return LINKED.test(text) || findLinks(text).length > 0;
}

/** Whether a name holds line breaks, controls or direction marks. */
export function holdsControls(name: string): boolean {
  return NEVER_MEANT.test(name);
}

/**
 * A name that somebody chose, for a mail to a person who does not know them: one line without hidden
 * characters, without addresses and without handles. Empty where nothing is left.
 */
export function plainName(name: string): string {
  const words = flat(name.replace(/[\r\n\t\p{Zl}\p{Zp}]/gu, ' ').replace(HIDDEN, '')).split(/\s+/u);
  const kept = words.filter((word) => !holdsAddress(word));
  const text = kept
    .map((word) => word.replace(/[@\uff20<>]/g, ''))
    .filter(Boolean)
    .join(' ');
  if (holdsAddress(text)) return '';
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For the HTML of a mail. It carries names and headlines of others: nothing of them is markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}

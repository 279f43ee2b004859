import { message } from '#shared/contracts/messages/message.ts';

/** What a campaign fills in for each post. */
export const placeholderNames = ['topic', 'ticker', 'date'] as const;

/** One of ours, however it is spaced or cased; `{{topic}}` is `{topic}`. */
const OURS = /\{\{?[^\S\n]*(topic|ticker|date)[^\S\n]*\}?\}/giu;

/** One to four words right inside braces: `{days}`, `{days left}`. JSON and `{ days }` are none. */
const ANY = /\{([\p{L}_][\p{L}\p{M}\p{N}_.-]*(?: [\p{L}\p{M}\p{N}_.-]+){0,3})\}/gu;

/** Puts a value in place of each placeholder that is ours. */
export function fillPlaceholders(text: string, fill: (name: string) => string): string {
  return text.replace(OURS, (_, name: string) => fill(name.toLowerCase()));
}

/** The first placeholder of ours that nothing filled in, as it stands; null where there is none. */
export function unfilledPlaceholder(text: string): string | null {
  return text.match(OURS)?.[0] ?? null;
}

/** The first placeholder that a campaign cannot fill in, as `{name}`; null where there is none. */
export function unknownPlaceholder(text: string): string | null {
  return text.replace(OURS, '').match(ANY)?.[0] ?? null;
}

/** The first of either kind. */
export function anyPlaceholder(text: string): string | null {
  return unfilledPlaceholder(text) ?? unknownPlaceholder(text);
}

const KNOWN = placeholderNames.map((name) => `{${name}}`).join(', ');

/** What a person is told of a placeholder that a campaign cannot fill in. */
export function placeholderMessage(placeholder: string) {
  const literal = `{ ${placeholder.slice(1, -1)} }`;
  return message('contract.unknown-placeholder', { placeholder, known: KNOWN, literal });
}

import { decodeEntities } from './decode-entities.ts';
import { withoutEmphasis } from './without-emphasis.ts';
import { withoutPreface } from './without-preface.ts';

export interface PeelOptions {
  /** Names and handles of the persona, in any case, without `@`. */
  names?: readonly string[];
  /** Hashtags that the task or the persona's own texts have, in any case, without `#`; null keeps all. */
  hashtags?: readonly string[] | null;
}

const HASHTAG_END = /(?:^|\s)#[\p{L}\p{N}_]+[.!]?\s*$/u;

/**
 * The text of an answer without what models put around and into it: prefaces, labels, enclosing quotes,
 * Markdown, entities, line breaks in writing, hashtags at the end that nobody asked for. Words of the
 * text stay as they are. Pure; linear in its length.
 */
export function peelText(text: string, { names = [], hashtags = null }: PeelOptions = {}): string {
  const lines = text.includes('\n') ? text : text.replace(/\\n/g, '\n');
  const plain = withoutEmphasis(decodeEntities(lines.replace(/\r\n?/g, '\n'))).trim();
  const core = unquoted(withoutPreface(plain, names));
  return hashtags === null ? core : withoutHashtags(core, hashtags);
}

/** Without quotation marks around the whole; those of a quotation inside stay. */
export function unquoted(text: string): string {
  const inside =
    /^(?:"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»|「([^「」]*)」|'([^']*)')$/s.exec(text);
  const found = inside
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.trim();
  return found ? found : text;
}

function withoutHashtags(text: string, wanted: readonly string[]): string {
  const known = new Set(wanted.map((tag) => tag.toLowerCase()));
  let rest = text;
  for (;;) {
    const found = HASHTAG_END.exec(rest);
    if (!found) return rest;
    const tag = found[0].replace(/[^\p{L}\p{N}_]/gu, '').toLowerCase();
    const before = rest.slice(0, found.index).trimEnd();
    // A text of hashtags alone is what was meant; a wanted one keeps those before it.
    if (known.has(tag) || before === '') return rest;
    rest = before;
  }
}

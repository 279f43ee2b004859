/** What models call the text of an answer, whatever they were asked to call it. */
const KEY =
  /"(?:content|reply|text|draft|post|tweet|response|answer|output|comment)"\s*:\s*(?:\[\s*)?"/g;
/** No key with what stands behind it is longer. */
const LONGEST_KEY = 60;
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

export interface PartialJsonText {
  /** Takes the next piece and answers the text so far; '' before it begins. */
  grow(piece: string): string;
  /** The string has been closed. */
  hasEnded(): boolean;
}

/**
 * Reads the growing text out of JSON that arrives in pieces cut anywhere: inside an escape, between the
 * halves of a character. Linear in the length of the answer.
 */
export function partialJsonText(): PartialJsonText {
  let json = '';
  let at = -1;
  let searched = 0;
  let text = '';
  let ended = false;

  function grow(piece: string): string {
    if (ended) return text;
    json += piece;
    if (at === -1) {
      KEY.lastIndex = searched;
      const found = KEY.exec(json);
      searched = Math.max(0, json.length - LONGEST_KEY);
      if (!found) return '';
      at = found.index + found[0].length;
    }
    while (at < json.length) {
      const next = readCharacter(json, at);
      if (next === 'wait') break;
      if (next === 'end') {
        ended = true;
        break;
      }
      text += next.text;
      at = next.end;
    }
    // Half a character is held back until its other half is there.
    return (ended ? text : text.replace(/[\ud800-\udbff]$/, '')).toWellFormed();
  }

  return { grow, hasEnded: () => ended };
}

function readCharacter(json: string, at: number): { text: string; end: number } | 'wait' | 'end' {
  const character = json[at] ?? '';
  if (character === '"') return 'end';
  if (character !== '\\') return { text: character, end: at + 1 };
  const escaped = json[at + 1];
  if (escaped === undefined) return 'wait';
  if (escaped !== 'u') return { text: escapes[escaped] ?? escaped, end: at + 2 };
  const code = json.slice(at + 2, at + 6);
  if (code.length < 4) return 'wait';
  // What is no escape is only shown.
  const text = /^[\da-f]{4}$/i.test(code)
    ? String.fromCharCode(Number.parseInt(code, 16))
    : '\ufffd';
  return { text, end: at + 6 };
}

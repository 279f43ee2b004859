const key = /"content"\s*:\s*"/;
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/**
 * Reads the growing `content` string out of JSON that arrives in pieces cut anywhere: inside an
 * escape, between the halves of a character. Each call takes the next piece and answers the text so far.
 */
export function partialJsonContent(): (piece: string) => string {
  let json = '';
  let at = -1;
  let text = '';
  let ended = false;
  return (piece) => {
    if (ended) return text;
    json += piece;
    if (at === -1) {
      const found = key.exec(json);
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
  };
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
  // What is no escape ends as an answer that cannot be read; until then it is only shown.
  const text = /^[\da-f]{4}$/i.test(code)
    ? String.fromCharCode(Number.parseInt(code, 16))
    : '\ufffd';
  return { text, end: at + 6 };
}

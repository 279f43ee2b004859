/** Characters that a person reads of what a server says. */
const MOST = 200;
/** A run of the prompt as long as this is a quotation. */
const QUOTED = 24;

const secret =
  /\b(?:bearer|api[-_ ]?key)\b["':=\s]*[\w*.~+/-]{6,}=*|\b(?:sk|gsk|xai|hf|pk)[-_][\w*-]{6,}|\bAIza[\w-]{10,}|\b(?=\w*\d)\w{32,}/gi;
const path = /(?<![\w.:/])(?:[A-Za-z]:\\|~?\/)[\w.@+-]+(?:[\\/][\w.@+-]+)+/g;

/**
 * What a model server says of an error, fit to be shown: one line of at most 200 characters, without
 * keys and paths of its machine, no full stop at its end. Undefined: it says nothing, or quotes the prompt.
 */
export function serverErrorText(said: unknown, prompt: string): string | undefined {
  const words = wordsIn(said);
  if (words === undefined) return undefined;
  const line = oneLine(words.slice(0, 4 * MOST));
  if (quotes(line, oneLine(prompt))) return undefined;
  const shown = line.replace(secret, '…').replace(path, '…');
  const cut = shown.length > MOST ? `${shown.slice(0, MOST - 1).trimEnd()}…` : shown;
  return cut.replace(/[.。\s]+$/u, '') || undefined;
}

/** `{error: "..."}`, `{error: {message: "..."}}`, or either without its shell. */
function wordsIn(said: unknown): string | undefined {
  const { error = said } = Object(said) as { error?: unknown };
  const { message = error } = Object(error) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[<>]/g, '')
    .trim();
}

function quotes(line: string, prompt: string): boolean {
  for (let at = 0; at + QUOTED <= line.length; at += 1) {
    if (prompt.includes(line.slice(at, at + QUOTED))) return true;
  }
  return false;
}

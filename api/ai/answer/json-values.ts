/** How deep an answer may nest; what is deeper is no draft. */
const DEEPEST = 40;
/** Brackets that may open no value before the rest is taken for text. */
const MOST_TRIES = 40;

/**
 * The JSON values of a text, objects and arrays, in the order in which they begin: models put sentences
 * and code fences around them. Values inside of others are not listed. Linear in the length of the text.
 */
export function jsonValues(text: string): unknown[] {
  const values: unknown[] = [];
  const opening = /[{[]/g;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = opening.exec(text);
    if (!found) break;
    const end = endOf(text, found.index);
    const value = end === -1 ? undefined : parsed(text.slice(found.index, end));
    // A bracket that opens no value is text; what follows may be one.
    if (value === undefined) continue;
    values.push(value);
    opening.lastIndex = end;
  }
  return values;
}

/** Behind the bracket that closes the one at `from`; -1 where none does. */
function endOf(text: string, from: number): number {
  let depth = 0;
  let isString = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > DEEPEST) return -1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** With a line break inside of a string, or a comma before a bracket, where a model wrote one. */
function parsed(json: string): unknown {
  for (const text of [json, mended(json)]) {
    try {
      return JSON.parse(text);
    } catch {
      // The next form.
    }
  }
  return undefined;
}

function mended(json: string): string {
  return json
    .replace(/"(?:[^"\\]|\\.)*"/gs, (string) =>
      string.replace(/\r?\n/g, '\\n').replace(/\t/g, '\\t'),
    )
    .replace(/,(?=\s*[}\]])/g, '');
}

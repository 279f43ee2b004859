/** What holds no tags, however it looks, and how it ends. */
const verbatim: [begins: string, ends: string][] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
];

/**
 * About how many attributes the tags of an XML text have, at most as many as asked for. Each brings a
 * space and two quotation marks, and a hostile one leaves out what the parser can do without.
 */
export function countAttributes(xml: string, most: number): number {
  let count = 0;
  let at = xml.indexOf('<');
  while (at !== -1 && count < most) {
    const [, ends] = verbatim.find(([begins]) => xml.startsWith(begins, at)) ?? [];
    const found = ends === undefined ? readTag(xml, at, 2 * (most - count)) : null;
    if (found) count += Math.ceil(found.marks / 2);
    const end = found ? found.end : xml.indexOf(ends as string, at);
    at = end === -1 ? -1 : xml.indexOf('<', end);
  }
  return Math.min(count, most);
}

/** Spaces and quotation marks of the tag that begins here, and where it ends. */
function readTag(xml: string, from: number, most: number): { marks: number; end: number } {
  let marks = 0;
  let quote = '';
  let isSpace = false;
  let at = from + 1;
  for (; at < xml.length && marks < most; at += 1) {
    const character = xml[at] as string;
    if (quote !== '') {
      if (character === quote) quote = '';
      continue;
    }
    if (character === '>') break;
    const wasSpace = isSpace;
    isSpace = /\s/.test(character);
    if (character === '"' || character === "'") quote = character;
    if (quote !== '' || (isSpace && !wasSpace)) marks += 1;
  }
  return { marks, end: at };
}

import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { visibleText } from '#api/ai/guard/visible-text.ts';

/** What is looked at of a text: no summary needs more, and none may cost more. */
const MOST_READ = 8_000;

/** Elements that hold nothing a reader sees. */
export const unseen = new Set(['script', 'style', 'iframe', 'svg', 'template', 'noscript', 'head']);
/** Elements that stand within a line; around all others there is a space. */
export const inline = new Set(
  'a abbr acronym b big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
const withoutEnd = 'area base br col hr img input link meta p li source track wbr';
const withEnd =
  'article aside blockquote center div figure footer form h1 h2 h3 h4 h5 h6 header main nav ol pre section table tbody td th thead tr ul';
const known = [...unseen, ...inline, ...withoutEnd.split(' '), ...withEnd.split(' ')].join('|');
/** A known tag that is closed, needs no end, or has attributes: a lone `<b>` or `<T>` is a word. */
const MARKUP = new RegExp(
  `</(?:${known})\\s*>|<(?:${withoutEnd.replaceAll(' ', '|')})\\s*/?>|<(?:${known})\\s+[\\w:-]+\\s*=[^<>]*>`,
  'i',
);

/** HTML of a feed as the text that a reader would see, one line. It is never markup again. */
export function textOfHtml(html: string, most: number): string {
  const parts: string[] = [];
  const hidden: string[] = [];
  const parser = new Parser(
    {
      onopentagname(name) {
        if (unseen.has(name)) hidden.push(name);
        if (!inline.has(name)) parts.push(' ');
      },
      onclosetag(name) {
        const at = hidden.lastIndexOf(name);
        if (at !== -1) hidden.splice(at);
        if (!inline.has(name)) parts.push(' ');
      },
      oncomment: () => parts.push(' '),
      ontext(text) {
        if (hidden.length === 0) parts.push(text);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.slice(0, MOST_READ));
  return lineOf(parts.join(''), most);
}

/** Text that is no HTML, as it stands, in one line. */
export function textOfPlain(text: string, most: number): string {
  return lineOf(text.slice(0, MOST_READ), most);
}

/**
 * Text of a format that does not say whether it is HTML: without markup where it holds any, else as it
 * stands. Character references are replaced in both, as feeds escape them twice.
 */
export function textOfEither(text: string, most: number): string {
  return MARKUP.test(text.slice(0, MOST_READ))
    ? textOfHtml(text, most)
    : textOfPlain(decodeHTMLStrict(text.slice(0, MOST_READ)), most);
}

function lineOf(text: string, most: number): string {
  return cleanLine(text.replace(/\s+/g, ' ').trim(), most);
}

/** Foreign text as one line of what a reader sees, at most so many characters. */
export function cleanLine(text: string, most: number): string {
  const line = visibleText(text.slice(0, most * 8))
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  if (characters.length <= most) return line;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

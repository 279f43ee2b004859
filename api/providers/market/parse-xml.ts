import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { fullName, type Prefixes, prefixesIn, rootPrefixes } from './feed-namespaces.ts';
import { MarketError } from './market-error.ts';

/** A feed with its articles inside has some thousands. */
const MOST_TAGS = 60_000;
/** A thousand items with pictures have 20,000. */
const MOST_ATTRIBUTES = 25_000;
const MOST_ODD_BRACKETS = 10_000;
const DEEPEST = 64;
/** Namespaces in force are copied where one is declared. */
const MOST_PREFIXES = 40;

export interface XmlElement {
  /** As `fullName` has it, such as `atom:title`. */
  name: string;
  /** Names in lower case. */
  attributes: Record<string, string>;
  /** Elements, and text with its character references replaced. */
  children: (XmlElement | string)[];
}

interface Open {
  element: XmlElement;
  tag: string;
  prefixes: Prefixes;
}

/**
 * The root of an XML document as a tree, forgiving where a feed is written carelessly: odd brackets
 * are text, tags that are not closed end with what is around them. `endsBefore` says whether an open
 * element ends where another begins. Throws MarketError for what declares entities of its own, is too
 * large or too deep, has no root, or breaks off before the root is closed.
 */
export function parseXml(
  xml: string,
  from: string,
  endsBefore: (open: string, next: string) => boolean,
): XmlElement {
  const unreadable = (why: string) => new MarketError('unreadable', `${from} ${why}.`);
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let isWhole = false;
  let isVerbatim = false;
  let tags = 0;
  // Of the parser's own stack, which knows nothing of `endsBefore`.
  let depth = 0;
  let attributesSeen = 0;

  const append = (child: XmlElement | string) => open.at(-1)?.element.children.push(child);
  const parser = new Parser(
    {
      onprocessinginstruction(_, data) {
        // Only before the root a declaration could mean anything; nothing here would follow it.
        const declares = root === null && /^!ENTITY|^!DOCTYPE[^[]*\[/i.test(data);
        if (declares) throw unreadable('declares entities of its own');
      },
      onattribute() {
        attributesSeen += 1;
        if (attributesSeen > MOST_ATTRIBUTES) throw unreadable('sent far too much');
      },
      onopentag(tag, raw) {
        tags += 1;
        depth += 1;
        if (tags > MOST_TAGS) throw unreadable('sent far too much');
        if (depth > DEEPEST) throw unreadable('sent a feed that could not be read');
        if (isWhole) return;
        const around = open.at(-1)?.prefixes;
        const prefixes = around ? prefixesIn(around, raw) : rootPrefixes(tag, raw);
        const name = fullName(tag, prefixes);
        const ended = open.findIndex(({ element }) => endsBefore(element.name, name));
        if (ended !== -1) open.splice(ended);
        if (prefixes.size > MOST_PREFIXES) throw unreadable('sent far too much');
        const attributes = Object.fromEntries(
          Object.entries(raw).map(([key, value]) => [key.toLowerCase(), decodeHTMLStrict(value)]),
        );
        const element: XmlElement = { name, attributes, children: [] };
        append(element);
        root ??= element;
        open.push({ element, tag, prefixes });
      },
      onclosetag(tag, isImplied) {
        depth -= 1;
        const at = open.findLastIndex((one) => one.tag === tag);
        if (at === -1) return;
        open.splice(at);
        if (at === 0 && !isImplied) isWhole = true;
      },
      oncdatastart() {
        isVerbatim = true;
      },
      oncdataend() {
        isVerbatim = false;
      },
      ontext(text) {
        append(isVerbatim ? text : decodeHTMLStrict(text));
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  const bracketed = withoutOddBrackets(xml);
  if (bracketed === null) throw unreadable('sent far too much');
  parser.end(bracketed);
  if (!root || !isWhole) throw unreadable('sent something that is no whole feed');
  return root;
}

/**
 * A bracket that can open no tag, as in "BTC <3", is text; inside CDATA and comments it is already.
 * Null where there are too many of them.
 */
function withoutOddBrackets(xml: string): string | null {
  let odd = 0;
  const text = xml.replace(
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<(?![\p{L}_:/!?])/gu,
    (found) => {
      if (found !== '<') return found;
      odd += 1;
      return odd > MOST_ODD_BRACKETS ? '' : '&lt;';
    },
  );
  return odd > MOST_ODD_BRACKETS ? null : text;
}

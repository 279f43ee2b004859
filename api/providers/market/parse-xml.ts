import { countAttributes } from './count-attributes.ts';
import { MarketFault } from './market-fault.ts';

/** A feed with its articles inside has some thousands; parsing half a million takes a second. */
const MOST_TAGS = 60_000;
/** A thousand items with pictures have 20,000; as many as two million bytes hold take seconds. */
const MOST_ATTRIBUTES = 25_000;
const DEEPEST = 32;
/** What nobody reads is not kept: each name of its own costs the parser more than the one before. */
const READ_ATTRIBUTES = ['rel', 'href', 'isPermaLink'];

/** A search for the bracket ends at the next tag: else half a million DOCTYPEs take a quarter of an hour. */
const OWN_ENTITIES = /<!ENTITY|<!DOCTYPE[^<>[]*\[/i;

/** Where the parser puts what no entity may touch. */
export const CDATA = '#cdata';

/**
 * XML as plain objects, all values as text and no entity replaced. Throws MarketFault for what is
 * no XML, is nested too deeply, or declares entities of its own: no feed needs them, bombs do.
 */
export async function parseXml(xml: string, from: string): Promise<unknown> {
  const unreadable = (why: string) => new MarketFault('unreadable', `${from} ${why}.`);
  if (OWN_ENTITIES.test(xml)) throw unreadable('declares entities of its own');
  const isTooMuch =
    tagsIn(xml) > MOST_TAGS || countAttributes(xml, MOST_ATTRIBUTES) >= MOST_ATTRIBUTES;
  if (isTooMuch) throw unreadable('sent far too much');
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({
    ignoreAttributes: (name) => !READ_ATTRIBUTES.includes(name),
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    htmlEntities: false,
    cdataPropName: CDATA,
    maxNestedTags: DEEPEST,
  });
  try {
    return parser.parse(xml);
  } catch {
    throw unreadable('sent a feed that could not be read');
  }
}

function tagsIn(xml: string): number {
  let count = 0;
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) count += 1;
  return count;
}

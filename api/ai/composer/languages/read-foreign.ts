import { type ForeignSituation, foreignSituations, type Phrases } from './phrases.ts';

const patterns = new WeakMap<Phrases, Map<string, RegExp>>();

/** What a post in this language does; null where its words show nothing for sure. */
export function foreignSituationOf(text: string, phrases: Phrases): ForeignSituation | null {
  const plain = text.replace(/https?:\/\/\S+|[@＠]\w+/gu, ' ').trim();
  const known = patternsOf(phrases);
  const asks = /[?？¿]/u.test(plain);
  // A good morning with a launch behind it is about the launch.
  const short = [...plain].length <= 90;
  const found = foreignSituations.find((situation) => {
    const at = known.get(situation)?.exec(plain)?.index;
    if (at === undefined) return false;
    return situation === 'congrats' ? !asks : short && at <= 2;
  });
  return found ?? null;
}

/** Words of languages that set them apart are whole words; the others have no such borders. */
function patternsOf(phrases: Phrases): Map<string, RegExp> {
  const before = patterns.get(phrases);
  if (before) return before;
  const made = new Map(
    Object.entries(phrases.marks).map(([kind, source]): [string, RegExp] => [
      kind,
      /\p{Script=Latin}{4}/u.test(source)
        ? new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu')
        : new RegExp(source, 'iu'),
    ]),
  );
  patterns.set(phrases, made);
  return made;
}

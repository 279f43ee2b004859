import type { Objection } from './objection.ts';

/** Stock phrases of language models. */
const STRONG =
  /\bin (?:today['’]s|the) (?:fast-paced|ever-(?:changing|evolving)|rapidly (?:changing|evolving)|dynamic|digital) (?:world|landscape|space|age|era)\b|\bgame[- ]chang(?:er|ers|ing)\b|\b(?:it['’]?s|it is) (?:important|worth|crucial|essential) (?:to note|noting|to remember|mentioning) that\b|\bplay(?:s|ing)? a (?:crucial|vital|key|pivotal) role\b|\bfoster(?:s|ing)? (?:a|an|the)\b|\btestament to\b|\bexciting times ahead\b|\bthe possibilities are endless\b|\bonly time will tell\b|\bunlock(?:s|ing)? the (?:full |true )?potential\b|\b(?:harness|leverag)(?:e|es|ing)? the power\b|\bdelv(?:e|es|ing) into\b|\b(?:vibrant|rich|ever-evolving) (?:tapestry|landscape|ecosystem)\b|\bnavigat(?:e|ing) the (?:complexit|ever-)\w*|\bnot just [^.!?]{3,60}, (?:but|it['’]?s)\b|\bthanks for sharing(?: this)?\b|\binteresting to see how (?:this|it) plays out\b|\bstay tuned\b|\brevolutioni[sz]/giu;
const PRAISE =
  /^(?:great|excellent|amazing|fantastic|interesting|valid|solid) (?:point|post|question|take|insight|thread|observation|perspective)s?[,.!]/iu;

/** A draft of empty phrases, none of which the owner, the post or the persona's own texts have. */
export function emptyPhrases(content: string, given: string): Objection | null {
  const known = given.toLowerCase();
  const found = [...content.matchAll(STRONG)]
    .map(([phrase]) => phrase)
    .filter((phrase) => !known.includes(phrase.toLowerCase()));
  const isPraise = PRAISE.test(content) && content.split(/\s+/).length < 8;
  if (found.length === 0 && !isPraise) return null;
  const quoted = found.slice(0, 3).map((phrase) => JSON.stringify(phrase));
  const what = quoted.length > 0 ? quoted.join(', ') : 'general praise';
  return { kind: 'unfit', ask: `it holds ${what}: say something about the exact thing instead` };
}

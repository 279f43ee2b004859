/** A sentence of a text, with what stands between it and the next. */
export interface Sentence {
  text: string;
  /** Prose that may be put differently: no quotation, list, link or abbreviation. */
  safe: boolean;
  gap: string;
}

const abbreviated =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|inc|ltd|mr|mrs|ms|dr|st|u\.s|\p{L})\.$/iu;

/** The sentences of a text; put together again they are the text. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const part of text.split(/(?<=[.!?…]["'”’)]?)(?=\s)|(?=\n)/u)) {
    const gap = /^\s*/.exec(part)?.[0] ?? '';
    const rest = part.slice(gap.length);
    const last = found.at(-1);
    const runsOn = last && !gap.includes('\n') && abbreviated.test(last.text);
    if (last && (rest === '' || runsOn)) {
      last.text += runsOn ? gap + rest : '';
      last.gap += runsOn ? '' : gap;
      last.safe &&= isSafe(last.text);
      continue;
    }
    if (last) last.gap += gap;
    found.push({ text: last ? rest : gap + rest, safe: isSafe(rest), gap: '' });
  }
  return found;
}

function isSafe(sentence: string): boolean {
  return (
    !/["“”«»`(){}[\]<>|=*_~\\/;:…—–\uf000-\uf8ff]|\s-\s|\.{2}/u.test(sentence) &&
    !/^\s*[-•·>*]/u.test(sentence)
  );
}

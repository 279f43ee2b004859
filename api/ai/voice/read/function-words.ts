/** Words everybody uses and everybody uses differently. */
const functionWords =
  "the a an and or but so if then than that this these those it its it's i i'm im me my we we're our us you you're your u they their them he she his who what which when where why how is are was were be been am do does did don't dont not no never to of in on at for from with without by about into as like just only also still even more most less all every some any one there here now again too very really can can't cant will won't would could should have has had had get got up out over after before because".split(
    ' ',
  );

const places = new Map(functionWords.map((word, at) => [word, at]));
export const functionWordCount = functionWords.length;

/** How many of the words are each function word; the sum says how many words there were. */
export function countFunctionWords(words: string[]): Uint8Array {
  const counts = new Uint8Array(functionWordCount);
  for (const word of words) {
    const at = places.get(word.toLowerCase());
    if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** Whether a word, in lower case, says nothing of the subject: "the", "of", "you". */
export function isFunctionWord(word: string): boolean {
  return places.has(word);
}

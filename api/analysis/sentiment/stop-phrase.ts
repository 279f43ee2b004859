const stopWords = new Set(
  `the of and to in is it you that was for on are with as be at this have from or had by
  but not what all were we when your can said there an each which do how their if will other about
  many then them these so some her would make like him into time has look two more go see no way could my
  than been who its now did get may just don't i'm it's i he she they me if why im dont still gonna
  after over again here back am i've you're that's there's u ur`.split(/\s+/),
);

/** Whether a phrase consists of nothing but stop words, and so tells a reader nothing. */
export function isStopPhrase(phrase: string): boolean {
  return (phrase.match(/\p{L}[\p{L}']*|\p{Extended_Pictographic}/gu) ?? []).every((word) =>
    stopWords.has(word),
  );
}

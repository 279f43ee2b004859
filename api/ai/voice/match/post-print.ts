import { surfaceOf } from '../features/surface-features.ts';
import { charGrams, type Grams } from '../read/char-grams.ts';
import { countFunctionWords } from '../read/function-words.ts';
import { readPost } from '../read/read-post.ts';

/** One post as the three measures of a voice see it. */
export interface PostPrint {
  grams: Grams;
  surface: Float32Array;
  functionWords: Uint8Array;
  words: number;
}

/** The measures of one text. */
export function printPost(text: string): PostPrint {
  const post = readPost(text);
  return {
    grams: charGrams(text),
    surface: surfaceOf(post),
    functionWords: countFunctionWords(post.words),
    words: post.words.length,
  };
}

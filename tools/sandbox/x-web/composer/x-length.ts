import twitterText from 'twitter-text';

export const postLimit = 280;

/** X's count, by its own library. */
export function weightedLength(text: string): number {
  return twitterText.parseTweet(text).weightedLength;
}

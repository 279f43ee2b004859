import type { StyleProfile } from '../profile/style-profile.ts';
import { lowerCased } from './casing.ts';
import { contract, dropApostrophes } from './contractions.ts';

/**
 * A finished text in the persona's casing, contractions and end mark: each habit is taken over when
 * most of the persona's posts show it. Words stay the same words, and "not" stands as it was written.
 */
export function applyRhythm(text: string, profile: StyleProfile): string {
  let result = profile.contraction > 0.5 ? contract(text, false) : text;
  if (profile.noApostrophe > 0.5) result = dropApostrophes(result);
  if (profile.lowerCase > 0.5) result = lowerCased(result);
  if (profile.exclamation < 0.15)
    result = result
      .replace(/¡([^¡!]*)!/g, '$1!')
      .replace(/(?<=\?)!+/g, '')
      .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])!+(?=\s|$)/gu, '。')
      .replace(/[ \u00a0\u202f]?!+(?=\s|$)/g, '.');
  if (profile.fullStop < 0.3) result = result.replace(/(?<![.…])\.$/u, '');
  return result;
}

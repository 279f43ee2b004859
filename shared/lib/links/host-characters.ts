import direction from 'twitter-text/dist/regexp/directionalMarkersGroup.js';
import invalid from 'twitter-text/dist/regexp/invalidCharsGroup.js';
import punctuation from 'twitter-text/dist/regexp/punct.js';
import space from 'twitter-text/dist/regexp/spacesGroup.js';

const groups = [punctuation, space, direction, invalid].map(({ source }) => source);
const inNoName = new RegExp(`[${groups.join('')}]`);

/** For every UTF-16 code unit: not asked yet, no, yes. */
const answers = new Uint8Array(65_536);

/** Whether a name within a host may hold this UTF-16 code unit: what is no mark and no space. */
export function isHostCharacter(code: number): boolean {
  const known = answers[code];
  if (known) return known === 2;
  const is = !inNoName.test(String.fromCharCode(code));
  answers[code] = is ? 2 : 1;
  return is;
}

/** Whether a link may begin right behind this UTF-16 code unit. */
export function mayPrecedeLink(code: number): boolean {
  return !/[A-Za-z0-9@＠$#＃\ufffe\ufeff\uffff]/.test(String.fromCharCode(code));
}

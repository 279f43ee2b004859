const punctuation = new Set([..."!'#%&()*+,\\-./:;<=>?@[]^_{|}~$"].map((one) => one.charCodeAt(0)));
const space = /[\t\n\v\f\r \x85\xa0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const direction = /[\u202a-\u202e\u061c\u200e\u200f\u2066-\u2069]/;
const invalid = /[\ufffe\ufeff\uffff]/;

/** For every UTF-16 code unit: not asked yet, no, yes. */
const answers = new Uint8Array(65_536);

/** Whether a name within a host may hold this UTF-16 code unit: what is no mark and no space. */
export function isHostCharacter(code: number): boolean {
  const known = answers[code];
  if (known) return known === 2;
  const character = String.fromCharCode(code);
  const is =
    !punctuation.has(code) &&
    !space.test(character) &&
    !direction.test(character) &&
    !invalid.test(character);
  answers[code] = is ? 2 : 1;
  return is;
}

/** Whether a link may begin right behind this UTF-16 code unit. */
export function mayPrecedeLink(code: number): boolean {
  return !/[A-Za-z0-9@＠$#＃\ufffe\ufeff\uffff]/.test(String.fromCharCode(code));
}

/** Letters that a reader takes for Latin ones, by the Latin letter. */
const faces: Record<string, string> = {
  a: 'аɑαａᴀ𝗮ạ',
  b: 'вЬʙƅᏏ',
  c: 'сϲᴄⅽᏟ',
  d: 'ԁɗᴅⅾᎠժ',
  e: 'еєҽεᴇℯᎬ',
  f: 'ƒꜰϝ',
  g: 'ɡɢցԍᏀ',
  h: 'һнʜհᎻ',
  i: 'іıιɩɪӏⅰᎥｉı',
  j: 'јϳᴊյᎫ',
  k: 'кκᴋҝᏦ',
  l: 'ⅼʟլǀᏞ',
  m: 'мᴍⅿᎷ',
  n: 'пոηɴռ',
  o: 'оοօᴏσ๐০ѳᎾ',
  p: 'рρᴘքᏢ',
  q: 'ԛգǫ',
  r: 'гʀᴦɾᏒ',
  s: 'ѕꜱʂտᏚ',
  t: 'тτᴛƭᎢ',
  u: 'υսᴜцʋμ',
  v: 'ѵνᴠⅴᏙ',
  w: 'ԝшωᴡաᏔ',
  x: 'хχⅹ',
  y: 'уүγʏყᎩ',
  z: 'ᴢʐᏃ',
  A: 'АΑᎪ',
  B: 'ВΒᏴ',
  C: 'СϹ',
  E: 'ЕΕ',
  H: 'НΗ',
  I: 'ІΙӀ',
  J: 'Ј',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟՕ',
  P: 'РΡ',
  S: 'Ѕ',
  T: 'ТΤ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'Ζ',
};
const latin = new Map(
  Object.entries(faces).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** Those that pass for Latin without a Latin letter beside them. */
const perfect = /^[асеорхуіѕјһԁԛԝӏοаАВСЕНІЈКМОРЅТХ.]+$/u;

/**
 * `ѕеnd` in Cyrillic, `ｅｖｉｌ`, `𝐞𝐯𝐢𝐥`, `e̷vil` as a reader takes them: in plain Latin letters. Words
 * wholly in another script stay. `at` has the place in the original that each unit stands for, and at
 * last the original's end.
 */
export function appearance(text: string): { text: string; at: number[] } {
  const places: number[] = [];
  const parts: string[] = [];
  let last = '';
  const add = (letters: string, at: number) => {
    parts.push(letters);
    for (let unit = 0; unit < letters.length; unit += 1) {
      // A character kept as it is keeps its own units; one spelled anew stands at its first.
      places.push(letters === text.slice(at, at + letters.length) ? at + unit : at);
    }
    last = letters;
  };
  for (const { 0: token, index } of text.matchAll(/\S+|\s+/gu)) {
    if (!/[^ -~\s]/.test(token)) {
      add(token, index);
      continue;
    }
    const mixed = /[a-z0-9]/i.test(token.normalize('NFKD')) || isDisguise(token);
    let at = index;
    for (const character of token) {
      const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
      if (plain === '') {
        if (!/[\x21-\x7e]$/.test(last)) add(character, at);
      } else if (/^[\x20-\x7e]+$/.test(plain)) add(plain, at);
      else if (mixed || /\p{Script=Latin}/u.test(character))
        add(latin.get(character) ?? character, at);
      else add(character, at);
      at += character.length;
    }
  }
  places.push(text.length);
  return { text: parts.join(''), at: places };
}

function isDisguise(token: string): boolean {
  return token.length > 4 && token.includes('.') && perfect.test(token);
}

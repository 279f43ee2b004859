/** What of a keyboard event says which key was pressed. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const LATIN = /^[\p{ASCII}\p{Script=Latin}]$/u;
const LETTER = /^Key([A-Z])$/;
/** Keys of an event that the input method of a language took for itself. */
const UNNAMED = ['Process', 'Unidentified'];

/**
 * The key as a shortcut names it: `k`, `K` with Shift, `/`, `Enter`. Of a layout without Latin letters
 * it is the one that stands at the same place on a US keyboard; Dvorak and AZERTY keep theirs. Caps Lock
 * makes no difference.
 */
export function pressedKey({ key, code, shiftKey }: Pressed): string {
  const named = key.normalize('NFKC');
  const isCharacter = [...named].length === 1;
  if (!isCharacter && !UNNAMED.includes(key)) return key;
  const sign = isCharacter && LATIN.test(named) ? named : atPlace(code, shiftKey);
  if (sign === null) return key;
  const isLetter = sign.toLowerCase() !== sign.toUpperCase();
  if (!isLetter) return sign;
  return shiftKey ? sign.toUpperCase() : sign.toLowerCase();
}

/** On a US keyboard. */
function atPlace(code: string, shiftKey: boolean): string | null {
  const [, letter] = LETTER.exec(code) ?? [];
  if (letter) return letter;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code === 'Space' ? ' ' : null;
}

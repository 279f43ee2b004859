import { colourName } from './colour-name.ts';
import { mainColours } from './main-colours.ts';
import { damaged, type SentPicture } from './read-picture.ts';
import { textBitmap } from './text-bitmap.ts';
import type { TextReader } from './text-reader.ts';

/** What this machine sees in a picture: no things, no people, no meaning. */
export interface LocalLook {
  description: string;
  text: string;
  colors: string[];
  notes: string[];
}

export const LOCAL_NOTE = 'Read on this machine without an AI model: text, size and colours only.';

/** Throws `invalid` for a picture that cannot be decoded, and what the reader throws. */
export async function lookLocally(
  picture: SentPicture,
  reader: TextReader,
  who: string,
  signal: AbortSignal,
): Promise<LocalLook> {
  const [colors, bitmap] = await Promise.all([
    coloursOf(picture),
    textBitmap(picture).catch((error) => Promise.reject(damaged(error))),
  ]);
  const text = await reader.read(who, bitmap, signal);
  const notes = [LOCAL_NOTE];
  if (text === null) notes.push('The text in the picture could not be read in time.');
  if (text === '') notes.push('No text was found in the picture.');
  return { description: describe(picture, colors, text), text: text ?? '', colors, notes };
}

/** The main colours alone. Throws `invalid` for a picture that cannot be decoded. */
export async function coloursOf({ bytes }: SentPicture): Promise<string[]> {
  return mainColours(bytes).catch((error) => Promise.reject(damaged(error)));
}

function describe({ width, height }: SentPicture, colors: string[], text: string | null): string {
  const names = [...new Set(colors.map(colourName))];
  const [most, ...others] = names;
  const also = others.length > 0 ? ` with ${listed(others)}` : '';
  const look = most ? `, mostly ${most}${also}` : ', transparent';
  const shape = `A ${shapeOf(width / height)} picture of ${width} x ${height} pixels${look}.`;
  if (text === null) return shape;
  return text === '' ? `${shape} It shows no text.` : `${shape} It shows the text:\n${text}`;
}

function shapeOf(ratio: number): string {
  if (ratio > 1.15) return 'wide';
  return ratio < 0.87 ? 'tall' : 'square';
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

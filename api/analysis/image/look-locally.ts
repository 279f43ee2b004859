import type { Label } from '#shared/contracts/messages/labels.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { colourName } from './colour-name.ts';
import { mainColours } from './main-colours.ts';
import { damaged, type SentPicture } from './read-picture.ts';
import { textBitmap } from './text-bitmap.ts';
import type { TextReader } from './text-reader.ts';

/**
 * What this machine sees in a picture: no things, no people, no meaning. Throws `invalid` for a
 * picture that cannot be decoded, and what the reader throws.
 */
export async function lookLocally(
  picture: SentPicture,
  reader: TextReader,
  who: string,
  signal: AbortSignal,
) {
  const [colors, bitmap] = await Promise.all([
    coloursOf(picture),
    textBitmap(picture).catch((error) => Promise.reject(damaged(error))),
  ]);
  const text = await reader.read(who, bitmap, signal);
  const notes: Message[] = [message('picture.local')];
  if (text === null) notes.push(message('picture.too-slow'));
  if (text === '') notes.push(message('picture.no-text'));
  return { description: describe(picture, colors, text), text: text ?? '', colors, notes };
}

/** The main colours alone. Throws `invalid` for a picture that cannot be decoded. */
export async function coloursOf({ bytes }: SentPicture): Promise<string[]> {
  return mainColours(bytes).catch((error) => Promise.reject(damaged(error)));
}

function describe(picture: SentPicture, colors: string[], text: string | null): Message {
  const look = describeLook(picture, [...new Set(colors.map(colourName))]);
  if (text === null) return look;
  const shown =
    text === '' ? message('picture.without-text') : message('picture.with-text', { text });
  return message('composed.sentences', { sentences: [look, shown] });
}

function describeLook({ width, height }: SentPicture, [colour, ...others]: Label[]): Message {
  const size = { shape: shapeOf(width / height), width, height };
  if (!colour) return message('picture.transparent', size);
  return others.length > 0
    ? message('picture.colours', { ...size, colour, others })
    : message('picture.one-colour', { ...size, colour });
}

function shapeOf(ratio: number): Label {
  if (ratio > 1.15) return 'wide';
  return ratio < 0.87 ? 'tall' : 'square';
}

import { Problem } from '#api/http/problem.ts';
import type { Picture } from '#api/providers/ai/text-model.ts';

const largest = 5 * 1024 * 1024;

const signatures: [mimeType: string, hex: RegExp][] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
];

/** A `data:` address or bare base64 as a picture, known by its bytes and not by what it says it is. */
export function readPicture(text: string): Picture {
  const base64 = text.replace(/^data:[^,]{0,200};base64,/, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw noPicture();
  const padding = /=*$/.exec(base64)?.[0].length ?? 0;
  if ((base64.length * 3) / 4 - padding > largest) {
    throw new Problem('too_large', 'Image must be smaller than 5MB');
  }
  const head = Buffer.from(base64.slice(0, 64), 'base64').toString('hex');
  const found = signatures.find(([, hex]) => hex.test(head));
  if (!found) throw noPicture();
  return { mimeType: found[0], base64 };
}

function noPicture(): Problem {
  const message = 'Image must be a PNG, JPEG, GIF or WebP picture';
  return new Problem('invalid', message, { issues: [{ path: 'imageBase64', message }] });
}

import { describe, expect, it } from 'vitest';
import { pngOf } from '#api/testing/png.ts';
import { readPicture } from './read-picture.ts';

const base64 = pngOf(100).bytes.toString('base64');

describe('readPicture', () => {
  it('reads a data address and bare base64, and trusts the bytes alone', () => {
    expect(readPicture(base64)).toEqual({ mimeType: 'image/png', base64 });
    expect(readPicture(`data:image/svg+xml;base64,${base64}`)).toEqual({
      mimeType: 'image/png',
      base64,
    });
    expect(readPicture('/9j/4AAQSkZJRg==').mimeType).toBe('image/jpeg');
    expect(readPicture('R0lGODlhAQABAAAAACw=').mimeType).toBe('image/gif');
    expect(readPicture(Buffer.from('RIFF....WEBPVP8 ').toString('base64')).mimeType).toBe(
      'image/webp',
    );
  });

  it.each(['', 'hello', 'data:text/html,<b>', 'PHN2Zz48L3N2Zz4=', 'https://example.com/a.png'])(
    'refuses %j',
    (text) => {
      expect(() => readPicture(text)).toThrow(/PNG, JPEG, GIF or WebP/);
    },
  );

  it('refuses more than 5 MB', () => {
    const largest = 5 * 1024 * 1024;
    const sized = (bytes: number) => () => readPicture(pngOf(bytes).bytes.toString('base64'));
    expect(sized(largest + 1)).toThrow('Image must be smaller than 5MB');
    expect(sized(largest)).not.toThrow();
  });
});

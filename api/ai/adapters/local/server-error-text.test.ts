import { describe, expect, test } from 'vitest';
import { serverErrorText } from './server-error-text.ts';

describe('what a server says of an error', () => {
  test.each([
    [{ error: "model 'x' not found" }, "model 'x' not found"],
    [{ error: { message: 'Model unloaded.', code: 400 } }, 'Model unloaded'],
    ['two\nlines\u202e and\u0007 marks.', 'two lines and marks'],
    ['<b>no</b> markup', 'bno/b markup'],
    ['cannot open /root/.ollama/models/blobs/x: denied', 'cannot open …: denied'],
    ['key sk-abcdef123456 is wrong', 'key … is wrong'],
    ['Authorization: Bearer abc.def.ghi refused', 'Authorization: … refused'],
    ['needs 9.9 GiB, has 5.1 GiB', 'needs 9.9 GiB, has 5.1 GiB'],
    ['1/2 done', '1/2 done'],
    [
      "model 'Meta-Llama-3-8B-Instruct-Q4_K_M' not found",
      "model 'Meta-Llama-3-8B-Instruct-Q4_K_M' not found",
    ],
    [
      "model 'hf.co/bartowski/Llama-3.2-3B' not found",
      "model 'hf.co/bartowski/Llama-3.2-3B' not found",
    ],
    [`blob sha256-${'0a'.repeat(32)} is missing`, 'blob sha256-… is missing'],
    [{ error: { code: 7 } }, undefined],
    [{ error: { error: { error: 'deep' } } }, undefined],
    [' ... ', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j reads %j', (said, read) => {
    expect(serverErrorText(said, '')).toBe(read);
  });

  test('is at most 200 characters long', () => {
    const long = serverErrorText('no '.repeat(1e6), '');
    expect(long).toHaveLength(200);
    expect(long?.endsWith('…')).toBe(true);
  });

  test('is not told where it quotes the prompt, however it is spaced', () => {
    const prompt = 'You write drafts for\none person on social media.';
    expect(serverErrorText('bad: drafts for  one person on social', prompt)).toBeUndefined();
    expect(serverErrorText('one person', prompt)).toBe('one person');
  });
});

import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of the X page', () => {
  it('prefer the query string to what a test gave, and that to the defaults', () => {
    const options = readOptions('?x-theme=dim&x-posts=2000', { theme: 'dark', lang: 'ar' });
    expect(options).toMatchObject({ theme: 'dim', lang: 'ar', posts: 2000, fontSize: 15 });
  });

  it('ignore values that they do not know', () => {
    const options = readOptions('?x-theme=pink&x-posts=-4&x-font=ten&x-variant=deep,nonsense');
    expect(options).toMatchObject({ theme: 'light', posts: 200, fontSize: 15, variants: ['deep'] });
  });

  it('show the sandbox label everywhere but on x.com, unless told', () => {
    expect(readOptions('').label).toBe(true);
    expect(readOptions('', {}, true).label).toBe(false);
    expect(readOptions('?x-label=on', {}, true).label).toBe(true);
    expect(readOptions('?x-label=off').label).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { firstTexts } from '../../console/first-texts-plugin.ts';

function textsOf(page: string): Record<string, unknown> {
  const { load } = firstTexts();
  const context = { addWatchFile: () => {} };
  const { code } = (load as unknown as (this: object, id: string) => { code: string }).call(
    context,
    `\0virtual:first-texts/${page}--de`,
  );
  return JSON.parse(code.replace('export default ', ''));
}

// Of the shell around a page, and a title kept with msg().
const everywhere = ['Skip to content', 'Campaign Management'];

test.each([
  ['login-page', 'Continue with X', 'Recent Activity'],
  ['dashboard-screen', 'Recent Activity', 'Continue with a test account'],
])('the first texts of %s are its own, and of no page that comes later', (page, own, other) => {
  const texts = textsOf(page);
  expect([...everywhere, own].filter((text) => !Object.hasOwn(texts, text))).toEqual([]);
  expect(Object.keys(texts).length).toBeLessThan(150);
  expect(texts).not.toHaveProperty('Delete persona');
  expect(texts).not.toHaveProperty(other);
});

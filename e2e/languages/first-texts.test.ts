import { expect, test } from 'vitest';
import { firstTexts } from '../../console/first-texts-plugin.ts';

test('the first texts are those of /login and /dashboard, and of no page that comes later', () => {
  const { load } = firstTexts();
  const context = { addWatchFile: () => {} };
  const { code } = (load as unknown as (this: object, id: string) => { code: string }).call(
    context,
    '\0virtual:first-texts/de',
  );
  const texts = JSON.parse(code.replace('export default ', '')) as Record<string, unknown>;
  // Of a page, of the shell around it, a title kept with msg(), and of a panel.
  const shown = ['Continue with X', 'Skip to content', 'Campaign Management', 'Recent Activity'];
  expect(shown.filter((text) => !Object.hasOwn(texts, text))).toEqual([]);
  expect(Object.keys(texts).length).toBeLessThan(250);
  expect(texts).not.toHaveProperty('Delete persona');
});

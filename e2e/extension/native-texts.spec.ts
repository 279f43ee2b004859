import { expect, test } from './fixtures.ts';

test('the browser shows Troupe’s shortcuts, toolbar title and description in words', async ({
  background,
}) => {
  const shown = await background.evaluate(async () => ({
    description: chrome.runtime.getManifest().description,
    title: await chrome.action.getTitle({}),
    shortcuts: (await chrome.commands.getAll()).map(({ description }) => description),
    menus: ['generateReply', 'readMood'].map((name) => chrome.i18n.getMessage(name)),
  }));
  expect(shown).toEqual({
    description:
      'Drafts replies and posts on X in the voice of your personas. You press the button.',
    title: 'Open Troupe',
    shortcuts: expect.arrayContaining([
      'Draft a reply to the post in focus',
      'Draft a post for the composer in view',
    ]),
    menus: ['Generate AI Reply', 'Analyze Sentiment'],
  });
});

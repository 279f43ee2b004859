import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { showComposer } from '../../testing/show-schedule.tsx';
import { emojiData } from './emoji-data.ts';

beforeEach(() => {
  localStorage.clear();
  // Without a layout no row would be drawn.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(36);
});

const content = () => screen.findByLabelText('Content') as Promise<HTMLTextAreaElement>;

test('an emoji is put where the caret stands, and the text has the focus again', async () => {
  showComposer([]);
  const field = await content();
  type('Content', 'gm frens');
  field.focus();
  field.setSelectionRange(2, 2);
  press('Insert an emoji');
  const search = await screen.findByLabelText('Search emojis');
  expect(document.activeElement).toBe(search);
  fireEvent.change(search, { target: { value: 'glowing' } });
  await screen.findByRole('gridcell', { name: 'Glowing star' });
  fireEvent.keyDown(search, { key: 'Enter' });
  // Within the key press: the next key is the text's.
  expect(field.value).toBe('gm🌟 frens');
  expect(document.activeElement).toBe(field);
});

test('Escape closes the emojis alone and gives the focus back', async () => {
  showComposer([]);
  await content();
  press('Insert an emoji');
  const search = await screen.findByLabelText('Search emojis');
  fireEvent.keyDown(search, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByLabelText('Search emojis')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Insert an emoji' })),
  );
  expect(screen.getByRole('dialog', { name: 'Compose' })).toBeTruthy();
});

test('emojis have names in each language, none newer than devices draw', async () => {
  const [german, japanese] = await Promise.all([emojiData('de'), emojiData('ja')]);
  const nameOf = ({ emojis }: typeof german) => emojis.find(({ emoji }) => emoji === '🚀')?.label;
  expect([nameOf(german), nameOf(japanese)]).toEqual(['Rakete', 'ロケット']);
  expect(german.categories).toHaveLength(9);
  expect(Math.max(...german.emojis.map(({ version }) => version))).toBe(15);
});

import { beforeAll, expect, test } from 'vitest';
import { emptyPost } from '#shared/contracts/post-drafts.ts';
import { checkText, loadServerMessages } from '#shared/i18n/server-message.ts';
import { planRules, toPostInput } from './post-draft.ts';

beforeAll(async () => {
  await loadServerMessages();
});

test.each([
  ['', 'Please fill in all required fields'],
  ['12026-01-02', 'Scheduled time is not a date and time'],
  ['2206-01-02', 'Please select a date before the year 2100'],
  ['0026-01-02', 'Please select a future date and time'],
])('of the date "%s" is said: %s', (date, told) => {
  const parts = [{ key: 'first', text: 'gm', media: [] }];
  const input = toPostInput(
    { ...emptyPost, when: 'time', parts, date, time: '09:00' },
    'Europe/Berlin',
  );
  const [issue] = planRules(null).safeParse(input).error?.issues ?? [];
  expect(issue?.path).toEqual(['scheduledTime']);
  expect(checkText(issue?.message ?? '')).toBe(told);
});

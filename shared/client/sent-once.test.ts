import { expect, test, vi } from 'vitest';
import { sentOnce } from './sent-once.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('what is sent again after a lost answer has the same id; once answered it is another', async () => {
  const ids: string[] = [];
  const send = vi.fn(async (_body: object, id: string) => ids.push(id));
  send.mockImplementationOnce(async (_body, id) => {
    ids.push(id);
    throw new Error('away');
  });
  await expect(sentOnce({ text: 'gm' }, send)).rejects.toThrow('away');
  await sentOnce({ text: 'gn' }, send);
  await sentOnce({ text: 'gm' }, send);
  await sentOnce({ text: 'gm' }, send);
  const [lost, other, again, next] = ids;
  expect(lost).toMatch(UUID);
  expect(again).toBe(lost);
  expect(new Set([lost, other, next]).size).toBe(3);
});

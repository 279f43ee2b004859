import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type PointKind, readPointKind } from './read-point-kind.ts';

const linesOf = (name: string) =>
  readFileSync(new URL(`fixtures/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const orders = linesOf('orders');
const plain = linesOf('plain-points');

it('takes no order for text, in any of its languages', () => {
  expect(orders.length).toBeGreaterThanOrEqual(100);
  expect(orders.filter((point) => readPointKind(point) === 'text')).toEqual([]);
});

it('asks back at most one plain point in twenty', () => {
  expect(plain.length).toBeGreaterThanOrEqual(100);
  const wrong = plain.filter((point) => readPointKind(point) !== 'text');
  expect(wrong.length / plain.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});

it.each<[PointKind, string]>([
  ['text', 'thank you, this helps'],
  ['order', 'thank her for the log'],
  ['mixed', 'congrats but keep it short'],
  ['unsure', 'agree, latency is the real issue'],
  ['text', 'tell me more about it'],
  ['order', 'tell him more about it'],
  ['text', 'they said "tell him nothing" and laughed'],
  ['text', ''],
])('%s: %s', (kind, point) => {
  expect(readPointKind(point)).toBe(kind);
});

it('reads a long point in bounded time', () => {
  const began = process.cpuUsage().user;
  readPointKind('be be be ask ask '.repeat(50_000));
  readPointKind(`${'a'.repeat(100_000)} を`);
  expect(process.cpuUsage().user - began).toBeLessThan(500_000);
});

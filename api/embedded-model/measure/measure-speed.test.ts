import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { modelCatalogue } from '../model-catalogue.ts';
import { measureSpeed, secondsPerReply } from './measure-speed.ts';

it('measures this machine in about a second, beside the event loop', async () => {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const begunAt = performance.now();
  const { bytesPerSecond, threads } = await measureSpeed();
  expect(performance.now() - begunAt).toBeLessThan(10_000);
  expect(bytesPerSecond).toBeGreaterThan(1e8);
  expect(threads).toBeGreaterThanOrEqual(1);
  expect(delay.percentile(50) / 1e6).toBeLessThan(200);
});

it('a laptop of eight cores is as fast as public benchmarks say, a small machine slower', () => {
  const [small, , large] = modelCatalogue.map(({ bytes }) => bytes) as [number, number, number];
  const laptop = { bytesPerSecond: 60e9, threads: 8 };
  // 15 tokens written and 79 read in a second.
  expect(secondsPerReply(large, laptop)).toBe(6);
  expect(secondsPerReply(small, laptop)).toBe(1);
  expect(secondsPerReply(large, { bytesPerSecond: 12e9, threads: 1 })).toBe(40);
});

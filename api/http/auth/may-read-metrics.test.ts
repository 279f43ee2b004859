import { expect, it } from 'vitest';
import { mayReadMetrics } from './may-read-metrics.ts';

const token = 'a-token-of-metrics';
const here = { host: '127.0.0.1:3000' };

it.each([
  ['127.0.0.1', here],
  ['127.8.0.1', { host: 'localhost:3000' }],
  ['::1', { host: '[::1]:3000' }],
  ['::ffff:127.0.0.1', here],
  ['203.0.113.7', { host: 'troupe.example', authorization: `Bearer ${token}` }],
  ['127.0.0.1', { ...here, 'x-forwarded-for': '203.0.113.7', authorization: `bearer ${token}` }],
])('lets %s read with %o', (remoteAddress, headers) => {
  expect(mayReadMetrics({ remoteAddress, headers }, token)).toBe(true);
});

it.each([
  ['203.0.113.7', here],
  ['10.0.0.1', here],
  ['::ffff:10.0.0.1', here],
  [undefined, here],
  ['127.0.0.1', { ...here, 'x-forwarded-for': '127.0.0.1' }],
  ['127.0.0.1', { ...here, forwarded: 'for=127.0.0.1' }],
  ['127.0.0.1', { ...here, 'x-real-ip': '127.0.0.1' }],
  ['127.0.0.1', { host: 'troupe.example' }],
  ['127.0.0.1', { host: 'localhost.evil.example' }],
  ['127.0.0.1', {}],
  ['127.0.0.1', { ...here, authorization: 'Bearer another-token-here' }],
  ['203.0.113.7', { host: 'troupe.example', authorization: `Basic ${token}` }],
])('refuses %s with %o', (remoteAddress, headers) => {
  expect(mayReadMetrics({ remoteAddress, headers }, token)).toBe(false);
});

it('without a token of ours no token opens it, an empty one included', () => {
  for (const given of ['', 'undefined', 'null']) {
    const headers = { ...here, authorization: `Bearer ${given}` };
    expect(mayReadMetrics({ remoteAddress: '203.0.113.7', headers }, undefined)).toBe(false);
  }
});

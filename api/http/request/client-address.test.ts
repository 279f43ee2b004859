import { describe, expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { testApp } from '#api/testing/app.ts';
import { clientAddress, networkOf } from './client-address.ts';

const trusted = readEnv({ TRUSTED_PROXIES: '10.0.0.0/8, 192.168.7.7,fd00::/8' }).TRUSTED_PROXIES;
const from = (remoteAddress: string, forwarded?: string) =>
  clientAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }, trusted);

describe('whoever asks', () => {
  it.each([
    ['themselves', '203.0.113.9', undefined, '203.0.113.9'],
    ['themselves, whatever they say', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['for whom a proxy asks', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['for whom one of several asks', '10.1.2.3', '203.0.113.9, 192.168.7.7', '203.0.113.9'],
    ['not what they told the proxy', '10.1.2.3', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['the proxy, where it says nothing', '10.1.2.3', undefined, '10.1.2.3'],
    ['the proxy, where it says no address', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['IPv4 over IPv6', '::ffff:10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
    ['IPv6', 'fd00::1', '2001:db8::9', '2001:db8::9'],
    ['IPv4 with a port', '10.1.2.3', '203.0.113.9:5678', '203.0.113.9'],
    ['IPv6 with a port', '10.1.2.3', '[2001:db8::9]:80', '2001:db8::9'],
    ['IPv6 with a port, in quotes', '10.1.2.3', '"[2001:db8::9]:80"', '2001:db8::9'],
    ['IPv6 in brackets', '10.1.2.3', '[::1]', '::1'],
    [
      'the one before a proxy with a port',
      '10.1.2.3',
      '203.0.113.9:1, 10.9.9.9:443',
      '203.0.113.9',
    ],
    ['IPv4 over IPv6 with a port', '10.1.2.3', '[::ffff:203.0.113.9]:80', '203.0.113.9'],
    ['a link-local address', '10.1.2.3', '[fe80::1%eth0]:80', 'fe80::1'],
    ['the proxy, where its port is no number', '10.1.2.3', '203.0.113.9:http', '10.1.2.3'],
  ])('is %s', (_, remoteAddress, forwarded, address) => {
    expect(from(remoteAddress, forwarded)).toBe(address);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('is counted with all of a network that one person may have: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the socket where no proxy is trusted', () => {
    const request = {
      socket: { remoteAddress: '10.1.2.3' },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    };
    expect(clientAddress(request, readEnv({}).TRUSTED_PROXIES)).toBe('10.1.2.3');
  });
});

describe('sign-ins through a trusted proxy', () => {
  const app = testApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1, ::1' });
  const status = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const path = '/api/auth/verify-token?token=nothing';
    return (await app.stranger.fetch(path, { headers })).status;
  };

  it('are limited for each visitor, not for all together', async () => {
    const statuses = [];
    for (let call = 0; call < 21; call++) statuses.push(await status('203.0.113.1'));
    expect(statuses.at(0)).not.toBe(429);
    expect(statuses.at(-1)).toBe(429);
    expect(await status('203.0.113.2')).not.toBe(429);
    expect(await status('203.0.113.2, 203.0.113.1')).toBe(429);
    const withPorts = [];
    for (let port = 5000; port < 5040; port++) withPorts.push(await status(`203.0.113.4:${port}`));
    expect(withPorts).toContain(429);
    expect(await status('203.0.113.3:5678')).not.toBe(429);
    const told = app.logged.filter((line) => line.includes('ports into X-Forwarded-For'));
    expect(told).toHaveLength(1);
  });
});

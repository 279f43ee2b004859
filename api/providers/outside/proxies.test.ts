import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gemini } from '#api/ai/adapters/gemini.ts';
import { openAiCompatible } from '#api/ai/adapters/openai-compatible.ts';
import { readEnv } from '#api/config/env.ts';
import { sendMail } from '#api/providers/mail/send-mail.ts';
import { getOutside } from '#api/providers/market/get-outside.ts';
import { sendPush } from '#api/providers/push/send-push.ts';
import { createXClient } from '#api/providers/x/x-client.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';
import { chooseProxy, proxyLine, setProxies } from './proxies.ts';

/** What came to the proxy: a tunnel as `CONNECT host:port`, else `METHOD address`. */
let asked: string[] = [];
let target: Server;
let proxy: Server;
let mail: Awaited<ReturnType<typeof startMailSandbox>>;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Whatever the name, all of the outside is this machine: the proxy alone resolves names. */
beforeAll(async () => {
  target = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ data: { id: '1', name: 'a', username: 'a' }, path: request.url }),
    );
  }).listen(0, '127.0.0.1');
  proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { id: '2', name: 'b', username: 'b' } }));
  }).listen(0, '127.0.0.1');
  proxy.on('connect', ({ url = '' }, socket) => {
    asked.push(`CONNECT ${url}`);
    const port = url.startsWith('mail.') ? Number(new URL(mail.url).port) : portOf(target);
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await Promise.all([once(target, 'listening'), once(proxy, 'listening')]);
  mail = await startMailSandbox();
});
afterAll(async () => {
  await mail.stop();
  for (const server of [target, proxy]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  asked = [];
});
afterEach(() => setProxies(readEnv({})));

const through = (more: Record<string, string> = {}) => {
  const address = `http://127.0.0.1:${portOf(proxy)}`;
  return setProxies(readEnv({ HTTP_PROXY: address, https_proxy: address, ...more }));
};
const feed = (url: string, isTrusted = false) =>
  getOutside({
    url,
    from: 'Feed',
    headers: {},
    limitMs: 5_000,
    mostBytes: 9_999,
    mostRedirects: 0,
    isTrusted,
  });

describe('with a proxy in the environment', () => {
  it('calls X through it, by TLS in a tunnel, and never twice by another way', async () => {
    await through();
    const options = { authorizeUrl: 'https://x.test/a', clientId: 'i', clientSecret: 's' };
    const plain = createXClient({ apiUrl: 'http://api.x.test:8080', ...options });
    expect(await plain.me('token')).toMatchObject({ username: 'b' });
    expect(asked).toEqual([expect.stringContaining('GET http://api.x.test:8080/2/users/me')]);
    const tls = createXClient({ apiUrl: 'https://api.x.test', ...options });
    // The target speaks no TLS: what counts is which way it was asked.
    await expect(tls.me('token')).rejects.toMatchObject({ kind: 'temporary' });
    expect(asked[1]).toBe('CONNECT api.x.test:443');
  });

  it.each([
    ['OpenAI', openAiCompatible({ apiKey: 'k', baseURL: 'https://ai.test/v1', model: 'm' })],
    ['Gemini', gemini({ apiKey: 'k', baseUrl: 'https://ai.test', model: 'm' })],
  ])('calls %s through it', async (_, model) => {
    await through();
    const question = {
      system: 's',
      user: 'm',
      answerTokens: 100,
      schemaName: 'n',
      schema: { type: 'object' },
    };
    const asking = model.ask(question, new AbortController().signal);
    await expect(asking).rejects.toThrow();
    expect(asked).toEqual(['CONNECT ai.test:443']);
  });

  it('reads feeds and prices through it', async () => {
    await through();
    await feed('http://feed.test/rss');
    await feed('http://prices.test/api', true);
    expect(asked).toEqual(['GET http://feed.test/rss', 'GET http://prices.test/api']);
  });

  it('still calls no private address for a feed', async () => {
    await through();
    for (const url of ['http://10.0.0.1/', 'http://169.254.169.254/', 'http://[fd00::1]/']) {
      await expect(feed(url)).rejects.toMatchObject({ kind: 'forbidden' });
    }
    expect(asked).toEqual([]);
  });

  it('pushes through it', async () => {
    await through();
    const { default: webPush } = await import('web-push');
    const keys = webPush.generateVAPIDKeys();
    const browser = {
      endpoint: 'https://push.test/1',
      keys: { p256dh: keys.publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    };
    const sender = { keys, subject: 'https://troupe.example', allowLoopback: false };
    await expect(sendPush(browser, 'text', sender)).rejects.toThrow();
    expect(asked).toEqual(['CONNECT push.test:443']);
  });

  it('mails through it', async () => {
    await through();
    const env = readEnv({ SMTP_URL: 'smtp://mail.test:2525' });
    const outcome = await sendMail(env, {
      to: 'a@example.org',
      language: 'en',
      subject: 's',
      text: 't',
      html: '<p>t</p>',
      messageId: '<1@example.org>',
      unsubscribeUrl: 'https://troupe.example/settings',
    });
    expect(outcome).toBe('sent');
    expect(asked).toEqual(['CONNECT mail.test:2525']);
  });

  it('calls this machine directly, and what NO_PROXY names', async () => {
    await through({ NO_PROXY: 'api.x.test' });
    const { port } = target.address() as AddressInfo;
    const answer = await (await fetch(`http://localhost:${port}/here`)).json();
    expect(answer).toMatchObject({ path: '/here' });
    await feed(`http://127.0.0.1:${port}/`, true);
    const options = { authorizeUrl: 'https://x.test/a', clientId: 'i', clientSecret: 's' };
    const direct = createXClient({ apiUrl: 'http://api.x.test:1', ...options });
    await expect(direct.me('token')).rejects.toMatchObject({ more: { unsent: true } });
    expect(asked).toEqual([]);
  });
});

describe('whether a call goes through a proxy', () => {
  const by = (address: string, NO_PROXY = '') => {
    const env = readEnv({ HTTP_PROXY: 'http://plain:1', HTTPS_PROXY: 'http://tls:2', NO_PROXY });
    return chooseProxy(new URL(address), env);
  };

  it.each([
    ['http://a.example/', '', 'http://plain:1'],
    ['https://a.example/', '', 'http://tls:2'],
    ['smtp://a.example:25', '', 'http://tls:2'],
    ['https://localhost/', '', null],
    ['http://127.8.8.8/', '', null],
    ['http://[::1]:3000/', '', null],
    ['https://a.example/', 'b.example, a.example', null],
    ['https://A.Example./', 'a.example', null],
    ['https://sub.a.example/', 'a.example', null],
    ['https://sub.a.example/', '.a.example', null],
    ['https://sub.a.example/', '*.a.example', null],
    ['https://nota.example/', 'a.example', 'http://tls:2'],
    ['https://a.example:8443/', 'a.example:8443', null],
    ['https://a.example/', 'a.example:443', null],
    ['https://a.example/', 'a.example:8443', 'http://tls:2'],
    ['http://10.1.2.3/', '10.1.2.3 other', null],
    ['http://[fd00::1]/', '[fd00::1]', null],
    ['https://a.example/', '*', null],
  ])('%s, but for "%s": %s', (address, direct, proxy) => {
    expect(by(address, direct)).toBe(proxy);
  });

  it('is told in words, without a password, and refused in words', () => {
    const env = readEnv({ HTTPS_PROXY: 'http://user:hunter2@proxy.example:3128', no_proxy: 'a.b' });
    const line = proxyLine(env) ?? '';
    expect(line).toContain(
      'HTTPS_PROXY proxy.example:3128; direct are those to this machine, a.b.',
    );
    expect(line).not.toContain('hunter2');
    expect(proxyLine(readEnv({}))).toBeNull();
    expect(() => readEnv({ HTTPS_PROXY: 'socks5://proxy.example:1080' })).toThrow(
      'HTTPS_PROXY must be an address such as http://proxy.example:3128.',
    );
  });
});

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenOnLoopback } from '#tools/sandbox/listen-on-loopback.ts';

export interface TakenPush {
  path: string;
  headers: IncomingHttpHeaders;
  /** What the browser reads once it has opened it. */
  shown: unknown;
}

/** A push service on loopback, with the browsers behind it: each opens what is meant for it. */
export interface PushService {
  taken: TakenPush[];
  /** What the service answers for a browser, each time; 201 where nothing is said. */
  status: Record<string, number | (() => number)>;
  /** Subscribes a browser; what it hands to whoever may push to it. */
  browser(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Keys>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const wanted = service.status[path.slice(1)] ?? 201;
    const status = typeof wanted === 'function' ? wanted() : wanted;
    response.writeHead(status).end();
    const keys = browsers.get(path);
    if (status !== 201 || !keys) return;
    const shown = JSON.parse(opened(Buffer.concat(chunks), keys)) as unknown;
    service.taken.push({ path, headers: request.headers, shown });
  });
  const { url, stop } = await listenOnLoopback(server);
  const service: PushService = {
    taken: [],
    status: {},
    browser(name) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(`/${name}`, { ecdh, p256dh, auth });
      return {
        endpoint: `${url}/${name}`,
        keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    stop,
  };
  return service;
}

interface Keys {
  ecdh: ReturnType<typeof createECDH>;
  p256dh: Buffer;
  auth: Buffer;
}

/** RFC 8291: only the browser's own keys open it. */
function opened(body: Buffer, { ecdh, p256dh, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const text = body.subarray(21 + sender.length);
  const derive = (from: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

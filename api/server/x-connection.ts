import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Env } from '#api/config/env.ts';
import { createXClient, type XClient } from '#api/providers/x/x-client.ts';
import { loadSandbox } from './load-sandbox.ts';

export interface XConnection {
  client: XClient;
  mode: 'live' | 'sandbox';
  authorizeUrl: string;
  /** Where the sandbox shows its page; null with the real X. */
  sandboxUrl: string | null;
  /** Registers where X may send people back; the real X has that in its own settings. */
  allowCallback(url: string): void;
  stop(): Promise<void>;
}

const WEB_FOLDER = 'dist/x-web';

/** The real X when there is an app for it, else the sandbox, started here on the next port. */
export async function connectX(env: Env): Promise<XConnection> {
  if (env.X_CLIENT_ID) {
    const authorizeUrl = env.X_AUTHORIZE_URL;
    const client = createXClient({
      apiUrl: env.X_API_URL,
      authorizeUrl,
      clientId: env.X_CLIENT_ID,
      clientSecret: env.X_CLIENT_SECRET ?? '',
    });
    const stop = async () => {};
    return { client, mode: 'live', authorizeUrl, sandboxUrl: null, allowCallback: () => {}, stop };
  }
  const callbackUrls: string[] = [];
  const app = {
    clientId: 'troupe-sandbox',
    clientSecret: randomBytes(16).toString('hex'),
    callbackUrls,
  };
  const { startXSandbox } = await loadSandbox(() => import('#tools/sandbox/x-api/x-sandbox.ts'));
  const sandbox = await startXSandbox({
    port: env.X_SANDBOX_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1),
    app,
    webFolder: WEB_FOLDER,
    ...(env.NODE_ENV === 'test' ? {} : { stateFile: join(env.DATA_DIR, 'x-sandbox.json') }),
  });
  const authorizeUrl = `${sandbox.url}/i/oauth2/authorize`;
  const { clientId, clientSecret } = app;
  return {
    client: createXClient({ apiUrl: sandbox.url, authorizeUrl, clientId, clientSecret }),
    mode: 'sandbox',
    authorizeUrl,
    sandboxUrl: sandbox.url,
    allowCallback: (url) => void callbackUrls.push(url),
    stop: sandbox.stop,
  };
}

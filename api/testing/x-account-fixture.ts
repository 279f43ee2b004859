import { answerConsent } from '#tools/sandbox/x-api/testing/answer-consent.ts';
import type { TestApp } from './app.ts';

/** Makes X's sandbox answer its next calls as `body` says. */
export function sandboxFault(app: TestApp, body: object): Promise<Response> {
  return fetch(`${app.running.sandboxUrl}/sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

/** A browser that keeps its cookies, on the way through the sign-in with X. */
export class XAccountFixture {
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: TestApp) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Follows nothing: answers where the browser is sent. */
  async go(address: string): Promise<string> {
    const response = await fetch(new URL(address, this.app.url), {
      redirect: 'manual',
      headers: { cookie: this.cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      this.cookies.set(name, value);
    }
    return response.headers.get('location') ?? `status ${response.status}`;
  }

  /** From the sign-in button to X's consent and back; answers the address X sends back to. */
  async consent(answer: { username: string } | 'cancel', start = '/api/auth/x'): Promise<string> {
    return answerConsent(await this.go(start), answer);
  }

  /** The whole way; answers where it ends. */
  async signIn(username: string): Promise<string> {
    return this.go(await this.consent({ username }));
  }

  async get<T>(path: string): Promise<T> {
    const response = await fetch(this.app.url + path, { headers: { cookie: this.cookie } });
    return (await response.json()) as T;
  }
}

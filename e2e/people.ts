import { randomBytes } from 'node:crypto';
import { browserTestPort } from '#api/config/env.ts';

export const apiUrl = `http://localhost:${browserTestPort()}`;
/** The X sandbox's page, which the same server answers. */
export const sandboxPageUrl = `http://x.localhost:${browserTestPort()}`;

export interface Person {
  username: string;
  /** The session cookie as `name=value`. */
  cookie: string;
  /** An extension key of this person. */
  key: string;
  post(path: string, body: object): Promise<Response>;
  get<T>(path: string): Promise<T>;
}

/** Somebody new with a session and an extension key, so that no two tests share a workspace. */
export async function newPerson(): Promise<Person> {
  const username = `t${randomBytes(6).toString('hex')}`;
  const signedIn = await fetch(`${apiUrl}/api/auth/test-login?username=${username}`);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const post = (path: string, body: object) =>
    fetch(apiUrl + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { cookie, origin: apiUrl, 'content-type': 'application/json' },
    });
  const get = async <T>(path: string) =>
    (await (await fetch(apiUrl + path, { headers: { cookie } })).json()) as T;
  const made = await post('/api/extension-keys', { name: 'Browser test' });
  const { key } = (await made.json()) as { key: string };
  return { username, cookie, key, post, get };
}

const training = [
  'gm. funding flipped negative again and nobody is talking about it',
  'been watching the l2 fee data all week. blobs are basically free now',
  'not selling my eth before the unlock. ask me again in may lol',
  'if your thesis needs a bull market its not a thesis',
];

/** A persona of that person, ready to draft. */
export async function newPersona(person: Person, name = 'Degen Dana'): Promise<{ id: string }> {
  const response = await person.post('/api/personas', {
    name,
    description: 'Trades perps, sleeps never',
    personality: 'Dry, quick, allergic to hype',
    tone: 'casual',
    trainingData: training.join('\n'),
  });
  return (await response.json()) as { id: string };
}

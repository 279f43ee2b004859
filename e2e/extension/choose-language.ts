import { apiUrl, type Person } from '../people.ts';
import { expect } from './fixtures.ts';

/** Sets the language of the interface, as the settings do. */
export async function chooseLanguage({ cookie, get }: Person, language: string): Promise<void> {
  const settings = await get<{ profile: object }>('/api/settings');
  const answer = await fetch(`${apiUrl}/api/settings`, {
    method: 'PUT',
    headers: { cookie, origin: apiUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ ...settings, profile: { ...settings.profile, language } }),
  });
  expect(answer.status).toBe(200);
}

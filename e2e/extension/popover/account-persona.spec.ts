import { answerConsent } from '#tools/sandbox/x-api/testing/answer-consent.ts';
import { apiUrl, newPersona, type Person } from '../../people.ts';
import { expect, test } from '../fixtures.ts';
import { openStatus, thisPost } from '../this-post.ts';

/** Connects the account that the X stand-in is signed in with, in another case; answers its id. */
async function connectX({ cookie, get }: Person): Promise<string> {
  const cookies = [cookie];
  const go = async (address: string) => {
    const headers = { cookie: cookies.join('; ') };
    const response = await fetch(new URL(address, apiUrl), { redirect: 'manual', headers });
    cookies.push(...response.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''));
    return response.headers.get('location') ?? '';
  };
  await go(await answerConsent(await go('/api/auth/x?link=1'), { username: 'Kit_Ferro' }));
  const [account] = await get<{ id: string }[]>('/api/social-accounts');
  return account?.id ?? '';
}

async function setPersona({ cookie }: Person, accountId: string, personaId: string | null) {
  const { status } = await fetch(`${apiUrl}/api/social-accounts/${accountId}/persona`, {
    method: 'PUT',
    body: JSON.stringify({ personaId }),
    headers: { cookie, origin: apiUrl, 'content-type': 'application/json' },
  });
  expect(status).toBe(200);
}

test('the persona of the account in use is preselected, and another one with one press', async ({
  x,
  draft,
  page,
  person,
}) => {
  const official = await newPersona(person, 'Official Ola');
  const accountId = await connectX(person);
  await setPersona(person, accountId, official.id);
  await x.goto('/home');
  const posts = page.getByTestId('tweet');
  const chosen = draft.dialog.getByRole('combobox', { name: 'Persona' }).locator('option:checked');
  const reopen = async (at: number) => {
    await draft.button('Close').click();
    await draft.openFrom(posts.nth(at));
  };
  await draft.openFrom(posts.first());
  await expect(chosen).toHaveText('Official Ola');
  await draft.dialog.getByRole('combobox', { name: 'Persona' }).selectOption('Degen Dana');
  await draft.button('Generate').click();
  await expect(draft.button('Generate')).toBeEnabled();
  await reopen(1);
  await expect(chosen).toHaveText('Degen Dana');
  // What the console sets later comes before it.
  const founder = await newPersona(person, 'Founder Finn');
  await setPersona(person, accountId, founder.id);
  await reopen(2);
  await expect(chosen).toHaveText('Founder Finn');
});

test('the panel preselects it too, and what is chosen there holds on the page', async ({
  person,
  panel,
  page,
  x,
  draft,
}) => {
  const official = await newPersona(person, 'Official Ola');
  await setPersona(person, await connectX(person), official.id);
  await panel.reload();
  await page.bringToFront();
  await x.goto('/home');
  await openStatus(page, 0);
  const select = thisPost(panel).getByRole('combobox', { name: 'Persona' });
  await expect(select.locator('option:checked')).toHaveText('Official Ola');
  await select.selectOption('Degen Dana');
  await draft.openFrom(x.postAt(0));
  await expect(
    draft.dialog.getByRole('combobox', { name: 'Persona' }).locator('option:checked'),
  ).toHaveText('Degen Dana');
});

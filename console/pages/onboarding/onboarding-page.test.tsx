import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import OnboardingPage from './onboarding-page.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const dana = aPersona({ id: `${ID}a1`, name: 'Dana' });
const lex = aPersona({ id: `${ID}a2`, name: 'Lex' });
const ok = (body: unknown) => () => ({ status: 200, body });

function show(personas: object[]) {
  const user = nextUser();
  return renderScreen(<OnboardingPage />, {
    'GET /api/auth/user': ok(user),
    'GET /api/social-accounts': ok([]),
    'GET /api/personas': ok(personas),
    'GET /api/extension-keys': ok([]),
    'GET /api/ai/providers': ok([]),
    'GET /api/health': () => ({ status: 503, body: {} }),
    'POST /api/ai/generate-reply': ok({
      content: 'flat since tuesday',
      engagementScore: 0.5,
      viralPotential: 0.5,
      provider: 'local',
      voiceMatch: null,
      draftId: null,
      notes: [],
    }),
  });
}

const goTo = async (step: RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name: step }));

test('an X account is connected to who is signed in, whoever it belonged to', async () => {
  const { host } = show([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with X' }));
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith(
    '/api/auth/x?link=1&returnTo=%2Fonboarding',
  );
});

test('what is typed stays when another step is looked at', async () => {
  show([]);
  await goTo(/^Make a persona/);
  fireEvent.click(screen.getByRole('radio', { name: /^My own posts/ }));
  type('Your posts', 'gm. flat since tuesday');
  type('Name of the persona', 'Me');
  await goTo(/^Connect X/);
  await goTo(/^Make a persona/);
  const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
  expect(value('Your posts')).toBe('gm. flat since tuesday');
  expect(value('Name of the persona')).toBe('Me');
  cleanup();
  show([dana]);
  await goTo(/^First reply/);
  type('A post to answer', 'Is this the top?');
  await goTo(/^Connect X/);
  await goTo(/^First reply/);
  expect(value('A post to answer')).toBe('Is this the top?');
});

test('a draft keeps the name of the persona that wrote it', async () => {
  show([dana, lex]);
  await goTo(/^First reply/);
  press('Draft a reply');
  await screen.findByText('Dana answers');
  fireEvent.change(screen.getByLabelText('Persona'), { target: { value: lex.id } });
  expect(screen.getByText('Dana answers')).toBeTruthy();
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { generateReply } from '#shared/contracts/generation.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { ComposerHost } from '#shared/features/schedule/composer/composer-host.tsx';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import AdvancedToolsScreen from './advanced-tools-screen.tsx';

const ok = (body: unknown) => () => ({ status: 200, body });
const reply = {
  content: 'cheap blobs, most of the blocks',
  engagementScore: 0.5,
  viralPotential: 0.4,
  provider: 'local',
  voiceMatch: null,
  draftId: '33333333-3333-4333-8333-333333333333',
  notes: [],
};

test('a reply is taken to the composer with the persona that wrote it', async () => {
  const dana = aPersona({ name: 'Dana' });
  const lex = aPersona({ id: '00000000-0000-4000-8000-0000000000a2', name: 'Lex' });
  renderScreen(
    <>
      <AdvancedToolsScreen />
      <ComposerHost />
    </>,
    {
      [`GET ${getCurrentUser.path}`]: ok(nextUser()),
      [`GET ${listPersonas.path}`]: ok([dana, lex]),
      [`POST ${generateReply.path}`]: ok(reply),
      'GET /api/social-accounts': ok([]),
      'GET /api/ai/providers': ok([]),
      'GET /api/post-drafts': ok([]),
      'GET /api/post-queue': ok({ timeZone: 'UTC', slots: [], nextFree: null }),
      'GET /api/market': () => ({ status: 503, body: {} }),
      'POST /api/post-drafts': ({ body }) => ({
        status: 201,
        body: { ...(body as object), version: 1, updatedAt: '2026-05-10T12:00:00.000Z' },
      }),
      'POST /api/scheduled-posts/check': ok({
        findings: [],
        lengths: [31],
        limit: 280,
        costUsd: 0.015,
      }),
    },
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Reply Generator' }));
  const voice = await screen.findByLabelText('Voice');
  await screen.findByRole('option', { name: 'Lex' });
  type('Original tweet', 'blobs are cheap again');
  type('Tweet author', '@lio_perps');
  fireEvent.change(voice, { target: { value: lex.id } });
  press('Generate Reply');
  await screen.findByText(reply.content);
  // What is chosen since is for the next one.
  fireEvent.change(voice, { target: { value: dana.id } });
  press('Open in composer');
  const text = (await screen.findByLabelText('Content')) as HTMLTextAreaElement;
  await screen.findByDisplayValue(reply.content);
  expect(text.value).toBe(reply.content);
  expect((screen.getByLabelText('Persona') as HTMLSelectElement).value).toBe(lex.id);
});

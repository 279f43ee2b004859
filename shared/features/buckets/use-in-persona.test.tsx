import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogNamed, press } from '#shared/ui/testing/on-screen.ts';
import { aPersona } from '#shared/ui/testing/people.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { bucket, showBuckets } from './testing/show-buckets.tsx';

const OTHER_BUCKET = '00000000-0000-4000-8000-000000000077';
const annieId = '00000000-0000-4000-8000-000000000081';
const lexId = '00000000-0000-4000-8000-000000000082';
const personaOf = (id: string, name: string) => aPersona({ id, name });

async function openUse(more = {}) {
  const uses: Record<string, string[]> = { [annieId]: [OTHER_BUCKET], [lexId]: [bucket.id] };
  const answersOf = (id: string) => ({
    [`GET /api/personas/${id}/buckets`]: () => ({ status: 200, body: { bucketIds: uses[id] } }),
    [`PUT /api/personas/${id}/buckets`]: ({ body }: { body: unknown }) => {
      uses[id] = (body as { bucketIds: string[] }).bucketIds;
      return { status: 200, body };
    },
  });
  const shown = showBuckets([bucket], {
    'GET /api/personas': () => ({
      status: 200,
      body: [personaOf(annieId, 'Annie'), personaOf(lexId, 'Lex')],
    }),
    ...answersOf(annieId),
    ...answersOf(lexId),
    ...more,
  });
  await screen.findByRole('article', { name: bucket.name });
  press(`Use in persona: ${bucket.name}`);
  return { ...shown, uses, dialog: await dialogNamed('Use in persona') };
}

test('a bucket is given to one persona and taken from another; other buckets stay', async () => {
  const { dialog, uses } = await openUse();
  const annie = (await dialog.findByRole('checkbox', { name: 'Annie' })) as HTMLInputElement;
  const lex = dialog.getByRole('checkbox', { name: 'Lex' }) as HTMLInputElement;
  expect([annie.checked, lex.checked]).toEqual([false, true]);
  expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(annie);
  fireEvent.click(lex);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Personas updated successfully')).toBeTruthy();
  expect(uses).toEqual({ [annieId]: [OTHER_BUCKET, bucket.id], [lexId]: [] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('when one persona cannot be saved, the choice stays and the other is saved', async () => {
  const { dialog, uses } = await openUse({
    [`PUT /api/personas/${annieId}/buckets`]: () => ({
      status: 422,
      body: refusal('invalid', 'At most 50 buckets'),
    }),
  });
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Annie' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Lex' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At most 50 buckets')).toBeTruthy();
  await waitFor(() =>
    expect((dialog.getByRole('checkbox', { name: 'Annie' }) as HTMLInputElement).checked).toBe(
      true,
    ),
  );
  expect((dialog.getByRole('checkbox', { name: 'Lex' }) as HTMLInputElement).checked).toBe(false);
  expect(uses[lexId]).toEqual([]);
});

test('an answer that never comes is told in the words of the specification', async () => {
  const { dialog } = await openUse({
    [`PUT /api/personas/${annieId}/buckets`]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Annie' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update persona')).toBeTruthy();
});

test('without personas it leads to them', async () => {
  const { dialog, host } = await openUse({
    'GET /api/personas': () => ({ status: 200, body: [] }),
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Go to AI Personas' }));
  expect(host.navigate).toHaveBeenCalledWith('/personas');
});

test('what was read of a persona stays when it cannot be read again', async () => {
  let isDown = false;
  const { dialog } = await openUse({
    [`GET /api/personas/${lexId}/buckets`]: () =>
      isDown
        ? { status: 502, body: 'Bad Gateway' }
        : { status: 200, body: { bucketIds: [bucket.id] } },
  });
  await dialog.findByRole('checkbox', { name: 'Lex' });
  press('Close');
  isDown = true;
  press(`Use in persona: ${bucket.name}`);
  const again = await dialogNamed('Use in persona');
  const lex = (await again.findByRole('checkbox', { name: 'Lex' })) as HTMLInputElement;
  expect(lex.checked).toBe(true);
});

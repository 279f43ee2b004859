import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#shared/contracts/permissions.ts';
import type { PersonaFact } from '#shared/contracts/personas.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import PersonasScreen from '../personas-screen.tsx';

const fact = (text: string, kind = 'product'): PersonaFact => ({
  kind,
  text,
  changedAt: '2026-05-10T12:00:00.000Z',
});

const textsOf = (facts: PersonaFact[]) => facts.map(({ text }) => text).join();

/** The tab of a persona with these facts; the server keeps what is sent. */
async function open(facts: PersonaFact[] | undefined, refuses = false, role: Role = 'owner') {
  let kept = aPersona(facts ? { facts } : {});
  const shown = renderScreen(<PersonasScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: { ...nextUser(), role } }),
    'GET /api/personas': () => ({ status: 200, body: [kept] }),
    [`PUT /api/personas/${kept.id}`]: ({ body }) => {
      if (refuses) return { status: 409, body: refusal('conflict', 'Not now.') };
      const { facts: given, factsSeen } = body as Record<'facts' | 'factsSeen', PersonaFact[]>;
      if (textsOf(factsSeen) !== textsOf(kept.facts ?? []))
        return { status: 409, body: refusal('conflict', 'Changed elsewhere.') };
      kept = { ...kept, facts: given.map(({ kind, text }) => fact(text, kind)) };
      return { status: 200, body: kept };
    },
  });
  await screen.findByRole('article', { name: 'Annie' });
  press('Settings for Annie');
  const dialog = within(await screen.findByRole('dialog', { name: 'Persona Settings' }));
  fireEvent.click(dialog.getByRole('tab', { name: 'Facts' }));
  return {
    ...shown,
    dialog,
    /** What another tab has made of them meanwhile. */
    changeElsewhere: (next: PersonaFact[]) => {
      kept = { ...kept, facts: next };
    },
  };
}

const lastSent = (sent: { method: string; body: unknown }[]) =>
  sent.findLast(({ method }) => method === 'PUT')?.body;
const rows = () =>
  within(screen.getByRole('list', { name: 'Facts' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([[undefined], [[]]])('says that there are none yet, and adds one: %j', async (facts) => {
  const { sent, dialog } = await open(facts);
  dialog.getByText('No facts yet');
  const form = within(dialog.getByRole('form', { name: 'Add a fact' }));
  fireEvent.change(form.getByLabelText('Kind'), { target: { value: 'never_say' } });
  type('Text', '  to the moon ');
  press('Add');
  await waitFor(() => expect(rows()).toEqual(['to the moonNever say · May 10, 2026EditRemove']));
  expect(lastSent(sent)).toEqual({
    facts: [{ kind: 'never_say', text: 'to the moon' }],
    factsSeen: [],
  });
  await screen.findByText('Facts saved');
  // Ready for the next one of its kind.
  await waitFor(() => expect(form.getByLabelText('Text')).toHaveProperty('value', ''));
  expect(form.getByLabelText('Kind')).toHaveProperty('value', 'never_say');
  expect(document.activeElement).toBe(form.getByLabelText('Text'));
});

test('an empty one is refused beside its field', async () => {
  const { sent, dialog } = await open([]);
  press('Add');
  await dialog.findByText('Text is required');
  expect(lastSent(sent)).toBeUndefined();
});

test('changes one in its place, and its button has the focus', async () => {
  const { sent } = await open([fact('gm'), fact('https://a.example', 'link'), fact('gn')]);
  press('Edit: https://a.example');
  const form = within(screen.getByRole('form', { name: 'Edit: https://a.example' }));
  const field = form.getByLabelText('Text');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'https://b.example' } });
  fireEvent.click(form.getByRole('button', { name: 'Save Changes' }));
  const edit = await screen.findByRole('button', { name: 'Edit: https://b.example' });
  expect(document.activeElement).toBe(edit);
  expect(lastSent(sent)).toMatchObject({
    facts: [
      { kind: 'product', text: 'gm' },
      { kind: 'link', text: 'https://b.example' },
      { kind: 'product', text: 'gn' },
    ],
  });
});

test('cancelled nothing is changed', async () => {
  const { sent } = await open([fact('gm')]);
  press('Edit: gm');
  const form = within(screen.getByRole('form', { name: 'Edit: gm' }));
  fireEvent.change(form.getByLabelText('Text'), { target: { value: 'gn' } });
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: gm' }));
  press('Edit: gm');
  expect(screen.getByDisplayValue('gm')).toBeTruthy();
  expect(lastSent(sent)).toBeUndefined();
});

test('removes one, and the focus stays among them', async () => {
  const { sent } = await open([fact('gm'), fact('gn')]);
  screen.getByRole('button', { name: 'Remove: gn' }).focus();
  press('Remove: gn');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(lastSent(sent)).toMatchObject({ facts: [{ kind: 'product', text: 'gm' }] });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: gm' }));
});

test('twelve are the most', async () => {
  await open(Array.from({ length: 12 }, (_, at) => fact(`fact ${at}`)));
  screen.getByText('Remove a fact to add another.');
  expect(screen.queryByRole('form', { name: 'Add a fact' })).toBeNull();
});

test('what was typed is still there when the server refuses, and when the tab was left', async () => {
  const { dialog } = await open([], true);
  type('Text', 'Depthly shows depth');
  press('Add');
  await dialog.findByText('Not now.');
  fireEvent.click(dialog.getByRole('tab', { name: 'Voice' }));
  fireEvent.click(dialog.getByRole('tab', { name: 'Facts' }));
  expect(dialog.getByDisplayValue('Depthly shows depth')).toBeTruthy();
});

test('another tab changed them: that is said, they are read again, and the next press adds', async () => {
  const { dialog, changeElsewhere } = await open([fact('gm')]);
  type('Text', 'Depthly shows depth');
  changeElsewhere([fact('gm'), fact('gn')]);
  press('Add');
  await dialog.findByText('Changed elsewhere.');
  await dialog.findByText('gn');
  expect(dialog.getByDisplayValue('Depthly shows depth')).toBeTruthy();
  press('Add');
  await dialog.findByText('Depthly shows depth');
  expect(rows()).toHaveLength(3);
});

test('a fact that went while it was changed is still typed, and saved as one of its own', async () => {
  const { dialog, changeElsewhere } = await open([fact('gm'), fact('gn')]);
  press('Edit: gm');
  const form = () => within(screen.getByRole('form', { name: 'Edit: gm' }));
  fireEvent.change(form().getByLabelText('Text'), { target: { value: 'gm, early' } });
  changeElsewhere([fact('gn')]);
  const save = () => fireEvent.click(form().getByRole('button', { name: 'Save Changes' }));
  save();
  await dialog.findByText('Changed elsewhere.');
  await waitFor(() => expect(rows()[0]).toMatch(/^gn/));
  save();
  await dialog.findByText('gm, early');
  expect(rows().map((row) => row?.slice(0, 2))).toEqual(['gn', 'gm']);
});

test('a kind that a newer server knows is shown by its name and kept', async () => {
  const { sent } = await open([fact('https://press.example', 'press_kit')]);
  expect(rows()[0]).toMatch(/^https:\/\/press\.examplepress_kit/);
  type('Text', 'gm');
  press('Add');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(lastSent(sent)).toMatchObject({ facts: [{ kind: 'press_kit' }, { text: 'gm' }] });
});

test('who may not change the persona reads them only', async () => {
  await open([fact('gm')], false, 'viewer');
  screen.getByText('gm');
  const group = screen.getByRole('button', { name: 'Edit: gm' }).closest('fieldset');
  expect(group?.disabled).toBe(true);
});

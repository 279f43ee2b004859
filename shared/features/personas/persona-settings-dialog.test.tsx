import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPersonas, type Persona } from '#shared/contracts/personas.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import PersonasScreen from './personas-screen.tsx';

const annie = aPersona();

function show(answer: Persona, isDue: Promise<void> = Promise.resolve()) {
  return renderScreen(<PersonasScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
    'GET /api/personas': () => ({ status: 200, body: [annie] }),
    [`PUT /api/personas/${annie.id}`]: () => isDue.then(() => ({ status: 200, body: answer })),
  });
}

test('settings open prefilled and send what changed', async () => {
  const changed = { ...annie, name: 'Annabel' };
  let answer = () => {};
  const { sent } = show(changed, new Promise((resolve) => (answer = resolve)));
  await screen.findByRole('article', { name: 'Annie' });
  press('Settings for Annie');
  const dialog = within(await screen.findByRole('dialog', { name: 'Persona Settings' }));
  dialog.getByText('Update your AI persona configuration and behaviors');
  expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('Annie');
  type('Name', 'Annabel');
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await dialog.findByRole('button', { name: 'Updating...' });
  answer();
  expect(await screen.findByText('Persona settings updated successfully')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Annabel',
    description: 'Calls it early',
    personality: 'Dry',
    type: 'alpha_caller',
    config: annie.config,
  });
});

test('what another screen has saved meanwhile is not undone by a save', async () => {
  let saved = annie;
  const { sent, queries } = renderScreen(<PersonasScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
    'GET /api/personas': () => ({ status: 200, body: [saved] }),
    [`PUT /api/personas/${annie.id}`]: () => ({ status: 200, body: saved }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Settings for Annie' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Persona Settings' }));
  const config = { ...annie.config, trainingData: 'gm, and much more' };
  saved = { ...annie, description: 'Newer', trainingData: config.trainingData, config };
  await queries.invalidateQueries({ queryKey: [listPersonas.path] });
  type('Name', 'Annabel');
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Persona settings updated successfully');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Annabel',
    description: 'Newer',
    personality: 'Dry',
    type: 'alpha_caller',
    config,
  });
});

test('settings closed by accident are back, and saved they are gone', async () => {
  show(annie);
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Settings for Annie' }));
    return within(await screen.findByRole('dialog', { name: 'Persona Settings' }));
  };
  await open();
  type('Personality', 'Dry, and half a thought');
  fireEvent.keyDown(document, { key: 'Escape' });
  const again = await open();
  const personality = (dialog: typeof again) =>
    (dialog.getByLabelText('Personality') as HTMLTextAreaElement).value;
  expect(personality(again)).toBe('Dry, and half a thought');
  again.getByText('Your unsaved changes were restored.');
  expect(document.activeElement).toBe(again.getByLabelText('Name'));
  press('Save Changes');
  await screen.findByText('Persona settings updated successfully');
  expect(personality(await open())).toBe('Dry');
});

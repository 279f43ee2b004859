import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/personas.ts';
import { press, refuseInTurn, type } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import PersonasScreen from './personas-screen.tsx';

const annie = aPersona();

function show(
  personas: Persona[],
  more: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {},
) {
  return renderScreen(<PersonasScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
    'GET /api/personas': () => ({ status: 200, body: personas }),
    ...more,
  });
}

async function openCreate() {
  fireEvent.click(await screen.findByRole('button', { name: 'Create Persona' }));
  return within(await screen.findByRole('dialog', { name: 'Create New Persona' }));
}

test('a card tells type, platform, tone and status', async () => {
  show([annie, { ...annie, id: annie.id.replace(/1$/, '9'), name: 'Lex', status: 'learning' }]);
  const card = within(await screen.findByRole('article', { name: 'Annie' }));
  expect(card.getByText('alpha caller')).toBeTruthy();
  expect(card.getByText('X (Twitter)')).toBeTruthy();
  expect(card.getByText('Casual')).toBeTruthy();
  expect(card.getByText('Active')).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Lex' })).getByText('Inactive')).toBeTruthy();
});

test('six skeleton cards stand in while the list loads', async () => {
  const never = new Promise<Answer>(() => {});
  show([], { 'GET /api/personas': () => never });
  const loading = await screen.findByRole('status', { name: 'Loading AI personas' });
  expect(loading.children).toHaveLength(6);
});

test('without personas the empty state opens the create dialog', async () => {
  show([]);
  await screen.findByText('No personas created yet');
  screen.getByText('Create your first AI persona to start automating your social media');
  press('Create First Persona');
  expect(await screen.findByRole('dialog', { name: 'Create New Persona' })).toBeTruthy();
});

test('the create dialog opens for somebody: pressed before, it waits for who is there', async () => {
  show([]);
  await openCreate();
  cleanup();
  let arrive: (answer: Answer) => void = () => {};
  const held = new Promise<Answer>((resolve) => (arrive = resolve));
  show([], { 'GET /api/auth/user': () => held });
  press('Create Persona');
  expect(screen.queryByRole('dialog')).toBeNull();
  arrive({ status: 200, body: nextUser() });
  expect(await screen.findByRole('dialog', { name: 'Create New Persona' })).toBeTruthy();
});

test('signed out, it asks to sign in and reads no personas', async () => {
  const { sent, host } = show([], {
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') }),
  });
  await screen.findByText('Authentication Required');
  expect(screen.getByText('Please sign in to manage AI personas')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user']);
  press('Sign in');
  expect(host.signIn).toHaveBeenCalledOnce();
});

test('a list that fails says so in place and in a toast, and Retry reads it again', async () => {
  let broken = true;
  show([], {
    'GET /api/personas': () =>
      broken
        ? { status: 500, body: refusal('internal', 'Broken') }
        : { status: 200, body: [annie] },
  });
  await waitFor(() => expect(screen.getAllByText('Failed to load AI personas')).toHaveLength(2));
  broken = false;
  press('Retry');
  expect(await screen.findByRole('article', { name: 'Annie' })).toBeTruthy();
});

test('a toggle shows at once and is taken back when the server refuses', async () => {
  const held: { answer?: (answer: Answer) => void } = {};
  const pending = new Promise<Answer>((resolve) => {
    held.answer = resolve;
  });
  const { sent } = show([annie], { [`PUT /api/personas/${annie.id}`]: () => pending });
  await screen.findByRole('article', { name: 'Annie' });
  press('Pause Annie');
  expect(await screen.findByText('Inactive')).toBeTruthy();
  held.answer?.({ status: 500, body: refusal('internal', 'Broken') });
  expect(await screen.findByText('Failed to toggle persona')).toBeTruthy();
  expect(await screen.findByText('Active')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'paused' });
});

test('two presses that both fail leave what the server has, not what was wanted between', async () => {
  const refuse: (() => void)[] = [];
  let reads = 0;
  const broken = { status: 500, body: refusal('internal', 'Broken') };
  const { sent } = show([annie], {
    'GET /api/personas': () => (reads++ === 0 ? { status: 200, body: [annie] } : broken),
    [`PUT /api/personas/${annie.id}`]: () =>
      new Promise<Answer>((go) => refuse.push(() => go(broken))),
  });
  for (const name of ['Pause Annie', 'Start Annie']) {
    fireEvent.click(await screen.findByRole('button', { name }));
  }
  await refuseInTurn(refuse, () => reads);
  expect(await screen.findByRole('button', { name: 'Pause Annie' })).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { status: 'paused' },
    { status: 'active' },
  ]);
});

test('the form names what is missing beside the field and sends nothing', async () => {
  const { sent } = show([]);
  const dialog = await openCreate();
  fireEvent.click(dialog.getByRole('button', { name: 'Create Persona' }));
  const name = dialog.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  const described = name.getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toBe('Name is required');
  expect(dialog.getByText('Description is required')).toBeTruthy();
  expect(dialog.getByText('Personality is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('what was typed survives a refusal of the server, which stands beside its field', async () => {
  show([], {
    'POST /api/personas': () => ({
      status: 422,
      body: refusal('invalid', 'Name is taken', [{ path: 'name', message: 'Name is taken' }]),
    }),
  });
  const dialog = await openCreate();
  type('Name', 'Annie');
  type('Description', 'Early');
  type('Personality', 'Dry');
  fireEvent.change(dialog.getByLabelText('Type'), { target: { value: 'shitposter' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create Persona' }));
  await waitFor(() => expect(screen.getAllByText('Name is taken')).toHaveLength(2));
  expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('Annie');
  expect((dialog.getByLabelText('Personality') as HTMLTextAreaElement).value).toBe('Dry');
  expect((dialog.getByLabelText('Type') as HTMLSelectElement).value).toBe('shitposter');
});

test('a created persona closes the dialog, stands in the list and empties the form', async () => {
  const list: Persona[] = [];
  show(list, {
    'POST /api/personas': () => {
      list.push(annie);
      return { status: 201, body: annie };
    },
  });
  const dialog = await openCreate();
  type('Name', 'Annie');
  type('Description', 'Early');
  type('Personality', 'Dry');
  fireEvent.click(dialog.getByRole('button', { name: 'Create Persona' }));
  expect(await screen.findByText('Persona created successfully')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('article', { name: 'Annie' })).toBeTruthy();
  const again = await openCreate();
  expect((again.getByLabelText('Name') as HTMLInputElement).value).toBe('');
});

test('a double click makes one persona, and one answer to a question counts', async () => {
  const { sent } = show([annie], {
    'POST /api/personas': () => ({
      status: 201,
      body: { ...annie, id: annie.id.replace(/1$/, '9'), name: 'Lex' },
    }),
    [`DELETE /api/personas/${annie.id}`]: () => ({ status: 204 }),
  });
  await screen.findByRole('article', { name: 'Annie' });
  const dialog = await openCreate();
  for (const field of ['Name', 'Description', 'Personality']) type(field, 'Lex');
  // Both in one turn: nothing is drawn between them.
  act(() => {
    const button = dialog.getByRole('button', { name: 'Create Persona' });
    button.click();
    button.click();
  });
  await screen.findByText('Persona created successfully');
  press('Delete Annie');
  const answer = await screen.findByRole('button', { name: 'Delete' });
  act(() => {
    answer.click();
    answer.click();
  });
  await screen.findByText('Persona deleted successfully');
  const times = (method: string) => sent.filter((call) => call.method === method).length;
  expect([times('POST'), times('DELETE')]).toEqual([1, 1]);
});

test('a persona that cannot be created says so, and what was typed stays', async () => {
  show([], { 'POST /api/personas': () => ({ status: 502, body: 'Bad Gateway' }) });
  const dialog = await openCreate();
  type('Name', 'Annie');
  type('Description', 'Early');
  type('Personality', 'Dry');
  fireEvent.click(dialog.getByRole('button', { name: 'Create Persona' }));
  expect(await screen.findByText('Failed to create persona')).toBeTruthy();
  expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('Annie');
});

test('an image over 5 MB is refused, one of exactly 5 MB is taken', async () => {
  show([]);
  const dialog = await openCreate();
  const choose = (bytes: number) =>
    fireEvent.change(dialog.getByLabelText('Profile Image'), {
      target: { files: [new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })] },
    });
  choose(5 * 1024 * 1024 + 1);
  expect(await screen.findByText('Image must be smaller than 5MB')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Remove image' })).toBeNull();
  choose(5 * 1024 * 1024);
  expect(await dialog.findByRole('button', { name: 'Remove image' })).toBeTruthy();
});

test('a file that is no image is not taken, and said so', async () => {
  show([]);
  const dialog = await openCreate();
  fireEvent.change(dialog.getByLabelText('Profile Image'), {
    target: { files: [new File(['gm'], 'me.txt', { type: 'text/plain' })] },
  });
  expect(await screen.findByText('Failed to process image upload')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Remove image' })).toBeNull();
});

test('delete asks first, with the name', async () => {
  const list = [annie];
  const { sent } = show(list, {
    [`DELETE /api/personas/${annie.id}`]: () => {
      list.pop();
      return { status: 204 };
    },
  });
  await screen.findByRole('article', { name: 'Annie' });
  press('Delete Annie');
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText('Are you sure you want to delete "Annie"? This action cannot be undone.'),
  ).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  press('Delete Annie');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Persona deleted successfully')).toBeTruthy();
  expect(await screen.findByText('No personas created yet')).toBeTruthy();
});

test('a persona that was deleted is brought back by Undo', async () => {
  const list = [annie];
  show(list, {
    [`DELETE /api/personas/${annie.id}`]: () => {
      list.pop();
      return { status: 204 };
    },
    [`POST /api/bin/${annie.id}/restore`]: () => {
      list.push(annie);
      return { status: 204 };
    },
  });
  await screen.findByRole('article', { name: 'Annie' });
  press('Delete Annie');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('No personas created yet');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await screen.findByText('Persona restored. Its campaigns are paused.');
  await screen.findByRole('article', { name: 'Annie' });
});

test('a persona that cannot be saved or deleted says so and stays', async () => {
  const broken = () => ({ status: 502, body: 'Bad Gateway' });
  const path = `/api/personas/${annie.id}`;
  show([annie], { [`PUT ${path}`]: broken, [`DELETE ${path}`]: broken });
  await screen.findByRole('article', { name: 'Annie' });
  press('Settings for Annie');
  const dialog = within(await screen.findByRole('dialog', { name: 'Persona Settings' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Failed to update persona settings')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  press('Delete Annie');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete persona')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Annie' })).toBeTruthy();
});

test('a viewer reads a persona, and changes and deletes nothing', async () => {
  const { sent } = show([annie], {
    'GET /api/auth/user': () => ({ status: 200, body: { ...nextUser(), role: 'viewer' } }),
  });
  const card = within(await screen.findByRole('article', { name: 'Annie' }));
  await waitFor(() => expect(card.queryByRole('button', { name: 'Delete Annie' })).toBeNull());
  const pause = card.getByRole('button', { name: 'Pause Annie' });
  expect(pause.title).toBe('Your role (Viewer) does not allow this. Ask an owner or admin.');
  fireEvent.click(pause);
  fireEvent.click(card.getByRole('button', { name: 'Settings for Annie' }));
  const dialog = await screen.findByRole('dialog', { name: 'Persona Settings' });
  const save = within(dialog).getByRole('button', { name: 'Save Changes' });
  expect(save.closest('fieldset')?.disabled).toBe(true);
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

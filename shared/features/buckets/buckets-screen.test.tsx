import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ContentBucket } from '#shared/contracts/buckets.ts';
import { dialogNamed, press, type } from '#shared/ui/testing/on-screen.ts';
import { type Answer, refusal } from '#shared/ui/testing/render-screen.tsx';
import { bucket, openSamples, showBuckets } from './testing/show-buckets.tsx';

const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

test('a card tells name, count, category, three tags and how many more', async () => {
  showBuckets([
    bucket,
    { ...bucket, id: bucket.id.replace(/1$/, '2'), name: 'B', description: '' },
  ]);
  const card = within(await screen.findByRole('article', { name: 'Best threads' }));
  expect(card.getByRole('img', { name: 'Private' })).toBeTruthy();
  expect(card.getByText('2 samples')).toBeTruthy();
  expect(card.getByText('Crypto & Trading')).toBeTruthy();
  expect(card.getByText('memes')).toBeTruthy();
  expect(card.queryByText('macro')).toBeNull();
  expect(card.getByText('+2 more')).toBeTruthy();
  expect(
    within(screen.getByRole('article', { name: 'B' })).getByText('No description'),
  ).toBeTruthy();
});

test('each list is read only when its tab is active, and says that it loads', async () => {
  const never = new Promise<Answer>(() => {});
  const { sent } = showBuckets([], {
    'GET /api/content-buckets': () => never,
    'GET /api/content-buckets/public': () => never,
  });
  await screen.findByText('Loading buckets...');
  const read = () => sent.map(({ path }) => path).filter((path) => path.includes('buckets'));
  await waitFor(() => expect(read()).toEqual(['/api/content-buckets']));
  fireEvent.click(screen.getByRole('tab', { name: 'Public Library' }));
  await waitFor(() => expect(read()).toContain('/api/content-buckets/public'));
  expect(await screen.findByText('Loading buckets...')).toBeTruthy();
});

test('without buckets both tabs say so in the words of the specification', async () => {
  showBuckets([]);
  screen.getByText('Create and manage content libraries for training personalized AI personas');
  await screen.findByText('No content buckets yet');
  expect(
    screen.getByText('Create your first bucket to start organizing content samples'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Public Library' }));
  expect(await screen.findByText('No public buckets available')).toBeTruthy();
});

test('signed out, it asks to sign in and reads no buckets', async () => {
  const { sent, host } = showBuckets([], {
    'GET /api/auth/user': () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') }),
  });
  await screen.findByText('Authentication Required');
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user']);
  press('Sign in');
  expect(host.signIn).toHaveBeenCalledOnce();
});

test('a list that fails says so in place, and Retry reads it again', async () => {
  let broken = true;
  showBuckets([], {
    'GET /api/content-buckets': () =>
      broken
        ? { status: 500, body: refusal('internal', 'Broken') }
        : { status: 200, body: [bucket] },
  });
  await waitFor(() =>
    expect(screen.getAllByText('Failed to load content buckets')).toHaveLength(2),
  );
  broken = false;
  press('Retry');
  expect(await screen.findByRole('article', { name: 'Best threads' })).toBeTruthy();
});

test('a bucket without a name is not sent; a created one is, with its tags apart', async () => {
  const list: ContentBucket[] = [];
  const { sent } = showBuckets(list, {
    'POST /api/content-buckets': () => {
      list.push(bucket);
      return { status: 201, body: bucket };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Create Bucket' }));
  const dialog = await dialogNamed('Create Content Bucket');
  fireEvent.click(dialog.getByRole('button', { name: 'Create Bucket' }));
  expect(dialog.getByText('Name is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  type('Name', 'Best threads');
  type('Tags', ' defi, ，alpha ,');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Make this bucket public' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Create Bucket' }));
  expect(await screen.findByText('Content bucket created successfully')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('article', { name: 'Best threads' })).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Best threads',
    description: '',
    category: 'crypto',
    isPublic: true,
    tags: ['defi', 'alpha'],
  });
});

test('what was typed survives a refusal and a dialog closed by accident', async () => {
  showBuckets([], {
    'POST /api/content-buckets': () => ({ status: 500, body: refusal('internal', 'Broken') }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Create Bucket' }));
  const dialog = await dialogNamed('Create Content Bucket');
  type('Name', 'Kept name');
  type('Tags', 'a, b');
  fireEvent.click(dialog.getByRole('button', { name: 'Create Bucket' }));
  expect(await screen.findByText('Failed to create content bucket')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Create Bucket');
  const again = await dialogNamed('Create Content Bucket');
  expect((again.getByLabelText('Name') as HTMLInputElement).value).toBe('Kept name');
  expect((again.getByLabelText('Tags') as HTMLInputElement).value).toBe('a, b');
});

test('editing opens prefilled and can make a bucket public', async () => {
  const list = [bucket];
  const { sent } = showBuckets(list, {
    [`PUT /api/content-buckets/${bucket.id}`]: () => {
      list[0] = { ...bucket, isPublic: true };
      return { status: 200, body: list[0] };
    },
  });
  await screen.findByRole('article', { name: 'Best threads' });
  press('Edit Best threads');
  const dialog = await dialogNamed('Edit Content Bucket');
  expect((dialog.getByLabelText('Tags') as HTMLInputElement).value).toBe(
    'defi, alpha, memes, macro, nft',
  );
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Make this bucket public' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Content bucket updated successfully')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ isPublic: true });
  expect(screen.getByRole('img', { name: 'Public' })).toBeTruthy();
});

test('an edit closed by accident is back, and can be discarded', async () => {
  showBuckets([bucket]);
  const edit = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Best threads' }));
    return dialogNamed('Edit Content Bucket');
  };
  await edit();
  type('Name', 'Best of all');
  fireEvent.keyDown(document, { key: 'Escape' });
  const again = await edit();
  const name = again.getByLabelText('Name') as HTMLInputElement;
  expect(name.value).toBe('Best of all');
  again.getByText('Your unsaved changes were restored.');
  expect(document.activeElement).toBe(name);
  press('Discard');
  expect(name.value).toBe('Best threads');
  expect(again.queryByText('Your unsaved changes were restored.')).toBeNull();
});

test('delete asks first, in the words of the specification, and refreshes both lists', async () => {
  const list = [bucket];
  const { sent } = showBuckets(list, {
    [`DELETE /api/content-buckets/${bucket.id}`]: () => {
      list.pop();
      return { status: 204 };
    },
  });
  await openSamples();
  expect(tabNames()).toEqual(['My Buckets', 'Public Library', 'Samples: Best threads']);
  await screen.findByRole('button', { name: 'Back to Buckets' });
  press('Back to Buckets');
  press('Delete Best threads');
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(
      'Are you sure you want to delete this content bucket? This will also delete all samples in it.',
    ),
  ).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  press('Delete Best threads');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Content bucket deleted successfully')).toBeTruthy();
  expect(await screen.findByText('No content buckets yet')).toBeTruthy();
  expect(tabNames()).toEqual(['My Buckets', 'Public Library']);
});

test('a bucket that cannot be deleted says so and stays', async () => {
  showBuckets([bucket], {
    [`DELETE /api/content-buckets/${bucket.id}`]: () => ({ status: 502, body: 'Bad Gateway' }),
  });
  await screen.findByRole('article', { name: 'Best threads' });
  press('Delete Best threads');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete content bucket')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Best threads' })).toBeTruthy();
});

test('a public card copies its id and has no delete button', async () => {
  const copy = vi.fn(async () => {});
  const other = { ...bucket, isPublic: true, isOwn: false };
  showBuckets(
    [],
    { 'GET /api/content-buckets/public': () => ({ status: 200, body: [other] }) },
    { copy },
  );
  fireEvent.click(await screen.findByRole('tab', { name: 'Public Library' }));
  const card = within(await screen.findByRole('article', { name: 'Best threads' }));
  expect(card.queryByRole('button', { name: /Delete/ })).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Copy ID of Best threads' }));
  expect(await screen.findByText('Copied!')).toBeTruthy();
  expect(screen.getByText('Bucket ID copied to clipboard')).toBeTruthy();
  expect(copy).toHaveBeenCalledWith(bucket.id);
});

test('arrow keys go from tab to tab, and only the active one is in the tab order', async () => {
  showBuckets([]);
  const own = await screen.findByRole('tab', { name: 'My Buckets' });
  own.focus();
  fireEvent.keyDown(own, { key: 'ArrowRight' });
  const shared = screen.getByRole('tab', { name: 'Public Library' });
  expect(document.activeElement).toBe(shared);
  expect(shared.getAttribute('aria-selected')).toBe('true');
  expect([own.tabIndex, shared.tabIndex]).toEqual([-1, 0]);
  fireEvent.keyDown(shared, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(own);
});

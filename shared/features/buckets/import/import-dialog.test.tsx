import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogNamed, press, type } from '#shared/ui/testing/on-screen.ts';
import { type Answer, refusal, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { bucket, openSamples, showBuckets } from '../testing/show-buckets.tsx';

const IMPORT = `POST /api/content-buckets/${bucket.id}/samples/import`;
const many = (count: number) =>
  Array.from({ length: count }, (_, place) => `sample ${place}`).join('\n\n');

async function openImport(answer: (sent: Sent) => Answer | Promise<Answer>) {
  const shown = showBuckets([bucket], { [IMPORT]: answer });
  await openSamples();
  await screen.findByRole('button', { name: 'Import' });
  press('Import');
  return { ...shown, dialog: await dialogNamed('Import Samples') };
}

const sizes = (sent: Sent[]) =>
  sent
    .filter(({ path }) => path.endsWith('/import'))
    .map(({ body }) => (body as { samples: object[] }).samples.length);

test('pasted blocks are shown before they are added, and the result is told', async () => {
  const { dialog, sent } = await openImport(() => ({
    status: 201,
    body: { imported: 1, skipped: 1 },
  }));
  type('Samples', 'gm\nfam\n\nsecond');
  const preview = within(dialog.getByRole('region', { name: 'Preview' }));
  expect(preview.getAllByRole('row')).toHaveLength(3);
  expect(dialog.getByText('2 samples to add')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Import 2 samples' }));
  expect(
    await dialog.findByText('Imported 1, skipped 1 that the bucket holds already'),
  ).toBeTruthy();
  expect(sizes(sent)).toEqual([2]);
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
  press('Import');
  const again = await dialogNamed('Import Samples');
  expect((again.getByLabelText('Samples') as HTMLTextAreaElement).value).toBe('');
});

test('rows with a problem stand first, say why, and are left out', async () => {
  const { dialog, sent } = await openImport(() => ({
    status: 201,
    body: { imported: 1, skipped: 0 },
  }));
  fireEvent.click(dialog.getByRole('tab', { name: 'CSV file' }));
  const file = new File(['content,platform\nfine,x\nbad,myspace'], 'samples.csv');
  fireEvent.change(dialog.getByLabelText('CSV file', { selector: 'input' }), {
    target: { files: [file] },
  });
  const problem = await dialog.findByText('"myspace" is not a known platform');
  const rows = dialog.getAllByRole('row');
  expect(rows[1]?.contains(problem)).toBe(true);
  expect(dialog.getByText(', 1 row with a problem left out')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Import 1 sample' }));
  await dialog.findByText('Imported 1, skipped 0 that the bucket holds already');
  expect(sizes(sent)).toEqual([1]);
});

test('a pasted text that was left out is there to be put right, without those that went through', async () => {
  const { dialog } = await openImport(() => ({ status: 201, body: { imported: 1, skipped: 0 } }));
  const tooLong = 'x'.repeat(20_001);
  type('Samples', `fine\n\n${tooLong}`);
  fireEvent.click(dialog.getByRole('button', { name: 'Import 1 sample' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Done' }));
  press('Import');
  const again = await dialogNamed('Import Samples');
  expect((again.getByLabelText('Samples') as HTMLTextAreaElement).value).toBe(tooLong);
});

test('a file that cannot be read says what it needs', async () => {
  const { dialog } = await openImport(() => ({ status: 201, body: { imported: 0, skipped: 0 } }));
  fireEvent.click(dialog.getByRole('tab', { name: 'CSV file' }));
  fireEvent.change(dialog.getByLabelText('CSV file', { selector: 'input' }), {
    target: { files: [new File(['text\nfirst'], 'samples.csv')] },
  });
  expect(await dialog.findByText(/one of them must be "content"/)).toBeTruthy();
});

test('a large import goes in chunks with its progress, and Cancel stops after the running one', async () => {
  let answerFirst = (_answer: Answer) => {};
  const { dialog, sent } = await openImport(
    () =>
      new Promise<Answer>((resolve) => {
        answerFirst = resolve;
      }),
  );
  type('Samples', many(450));
  fireEvent.click(dialog.getByRole('button', { name: 'Import 450 samples' }));
  const bar = await dialog.findByRole('progressbar', { name: 'Import' });
  expect(bar.getAttribute('aria-valuemax')).toBe('450');
  fireEvent.keyDown(bar, { key: 'Escape' });
  expect(screen.getByRole('dialog', { name: 'Import Samples' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole('button', { name: 'Stopping...' })).toBeTruthy();
  await act(async () => answerFirst({ status: 201, body: { imported: 190, skipped: 10 } }));
  expect(
    await dialog.findByText('Imported 190, skipped 10 that the bucket holds already'),
  ).toBeTruthy();
  expect(dialog.getByText('250 not imported yet.')).toBeTruthy();
  expect(sizes(sent)).toEqual([200]);
});

test('an import that fails half-way keeps what went through and goes on from there', async () => {
  let calls = 0;
  const { dialog, sent } = await openImport(() => {
    calls += 1;
    return calls === 2
      ? {
          status: 429,
          body: refusal('rate_limited', 'Too many requests. Try again in 20 seconds.'),
        }
      : { status: 201, body: { imported: 200, skipped: 0 } };
  });
  type('Samples', many(600));
  fireEvent.click(dialog.getByRole('button', { name: 'Import 600 samples' }));
  expect(await dialog.findByText('Too many requests. Try again in 20 seconds.')).toBeTruthy();
  expect(dialog.getByText('Imported 200, skipped 0 that the bucket holds already')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Import the other 400' }));
  expect(
    await dialog.findByText('Imported 600, skipped 0 that the bucket holds already'),
  ).toBeTruthy();
  expect(sizes(sent)).toEqual([200, 200, 200, 200]);
});

test('what was pasted survives a dialog closed by accident', async () => {
  const { dialog } = await openImport(() => ({ status: 201, body: { imported: 0, skipped: 0 } }));
  type('Samples', 'kept');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  press('Import');
  const again = await dialogNamed('Import Samples');
  expect((again.getByLabelText('Samples') as HTMLTextAreaElement).value).toBe('kept');
});

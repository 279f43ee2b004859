import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContentSample } from '#shared/contracts/buckets.ts';
import { activateLocale } from '#shared/i18n/translate.ts';
import { dialogNamed, press, type } from '#shared/ui/testing/on-screen.ts';
import { type Answer, refusal } from '#shared/ui/testing/render-screen.tsx';
import { analysis, bucket, openSamples, sampleOf, showBuckets } from '../testing/show-buckets.tsx';

afterEach(() => {
  activateLocale('en', {});
});

const SAMPLES = `/api/content-buckets/${bucket.id}/samples`;
const analyzed = sampleOf({ aiAnalysis: analysis, quality: 8, analyzedBy: 'Built-in' });

function showSamples(samples: ContentSample[], more = {}) {
  return showBuckets([bucket], {
    [`GET ${SAMPLES}`]: () => ({ status: 200, body: samples }),
    ...more,
  });
}

test('of a bucket with more than are listed it counts all, and says that these are the newest', async () => {
  const listed = Array.from({ length: 1_000 }, (_, at) =>
    sampleOf({ id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` }),
  );
  showBuckets([{ ...bucket, totalSamples: 3_500 }], {
    [`GET /api/content-buckets/${bucket.id}/samples`]: () => ({ status: 200, body: listed }),
  });
  await openSamples();
  expect(await screen.findByText('3,500 samples. The newest 1,000 are shown.')).toBeTruthy();
});

test('an empty bucket says so, and Back to Buckets leads to My Buckets', async () => {
  showSamples([]);
  await openSamples();
  expect(await screen.findByRole('heading', { name: 'Best threads', level: 2 })).toBeTruthy();
  expect(await screen.findByText('No content samples yet')).toBeTruthy();
  expect(screen.getByText('Add content samples to train your AI personas')).toBeTruthy();
  press('Back to Buckets');
  const own = screen.getByRole('tab', { name: 'My Buckets' });
  expect(own.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(own));
});

test('a sample card tells type, platform, analysis, quality and engagement', async () => {
  showSamples([analyzed]);
  await openSamples();
  const card = within(await screen.findByRole('article'));
  for (const words of ['Tweet', 'X (Twitter)', 'AI Analyzed', '8/10', '1.2K likes']) {
    expect(card.getByText(words)).toBeTruthy();
  }
});

test('the quality of a sample is written as the language writes numbers', async () => {
  activateLocale('de', {});
  showSamples([{ ...analyzed, quality: 7.5 }]);
  await openSamples();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('7,5/10')).toBeTruthy();
});

test('a new sample is analyzed while one looks: the marker comes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const samples = [sampleOf()];
  showSamples(samples);
  await openSamples();
  expect(await screen.findByText('Analyzing...')).toBeTruthy();
  samples[0] = analyzed;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await screen.findByText('AI Analyzed')).toBeTruthy();
  expect(screen.queryByText('Analyzing...')).toBeNull();
});

test('a sample that was never analyzed does not wait forever', async () => {
  showSamples([sampleOf({ createdAt: '2026-05-10T12:00:00.000Z' })]);
  await openSamples();
  await screen.findByRole('article');
  expect(screen.queryByText('Analyzing...')).toBeNull();
});

test('a press on a sample opens its analysis with every section', async () => {
  showSamples([analyzed]);
  await openSamples();
  fireEvent.click(await screen.findByRole('button', { name: /^AI analysis: gm, funding/ }));
  const dialog = await dialogNamed('AI Content Analysis');
  const headings = dialog.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual([
    'Key Strengths',
    'Writing Style',
    'Engagement Techniques',
    'Market Insights',
    'Key Training Insights',
    'Improvement Suggestions',
  ]);
  for (const words of ['8/10', 'Opens with a number', 'Blunt', 'FOMO', 'Bullish', 'Trader']) {
    expect(dialog.getByText(words)).toBeTruthy();
  }
});

test('without an analysis the dialog says so', async () => {
  showSamples([sampleOf({ createdAt: '2026-05-10T12:00:00.000Z' })]);
  await openSamples();
  fireEvent.click(await screen.findByRole('button', { name: /^AI analysis:/ }));
  const dialog = await dialogNamed('AI Content Analysis');
  expect(dialog.getByText('AI analysis not available for this sample')).toBeTruthy();
  expect(
    dialog.getByText('Analysis is automatically generated when you add new content samples'),
  ).toBeTruthy();
});

test('adding a sample sends engagement and notes as metadata, closes and shows it', async () => {
  const samples: ContentSample[] = [];
  const { sent } = showSamples(samples, {
    [`POST ${SAMPLES}`]: () => {
      samples.push(sampleOf());
      return { status: 201, body: sampleOf() };
    },
  });
  await openSamples();
  press('Add Content Sample');
  const dialog = await dialogNamed('Add Content Sample');
  fireEvent.click(dialog.getByRole('button', { name: 'Add Sample' }));
  expect(dialog.getByText('Content is required')).toBeTruthy();
  type('Content', 'gm, funding flipped negative');
  fireEvent.change(dialog.getByLabelText('Content Type'), { target: { value: 'tweet' } });
  type('Engagement', '1.2K likes');
  fireEvent.click(dialog.getByRole('button', { name: 'Add Sample' }));
  expect(await screen.findByText('Content sample added successfully')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('1 sample')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    content: 'gm, funding flipped negative',
    contentType: 'tweet',
    platform: 'twitter',
    metadata: { engagement: '1.2K likes', notes: '' },
  });
});

test('a sample the bucket holds already is told in the form, and the text stays', async () => {
  const sentence = 'This bucket holds this sample already.';
  showSamples([], {
    [`POST ${SAMPLES}`]: () => ({ status: 409, body: refusal('conflict', sentence) }),
  });
  await openSamples();
  press('Add Content Sample');
  const dialog = await dialogNamed('Add Content Sample');
  type('Content', 'gm again');
  fireEvent.click(dialog.getByRole('button', { name: 'Add Sample' }));
  expect(await screen.findByText('Failed to add content sample')).toBeTruthy();
  expect(dialog.getByText(sentence)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  press('Add Content Sample');
  const again = await dialogNamed('Add Content Sample');
  expect((again.getByLabelText('Content') as HTMLTextAreaElement).value).toBe('gm again');
});

test("deleting a sample asks first; somebody else's bucket is read only", async () => {
  const samples = [analyzed];
  const other = { ...bucket, isOwn: false, isPublic: true };
  showSamples(samples, {
    'GET /api/content-buckets/public': () => ({ status: 200, body: [other] }),
    [`DELETE /api/content-samples/${analyzed.id}`]: () => {
      samples.pop();
      return { status: 204 };
    },
  });
  await openSamples();
  await screen.findByRole('article');
  press(/^Delete "gm/);
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Content sample deleted successfully')).toBeTruthy();
  expect(await screen.findByText('No content samples yet')).toBeTruthy();

  samples.push(analyzed);
  fireEvent.click(screen.getByRole('tab', { name: 'Public Library' }));
  await openSamples();
  await screen.findByText(/read only/);
  expect(screen.queryByRole('button', { name: 'Add Content Sample' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('a sample that was added while its dialog was closed no longer stands in it', async () => {
  let answer: (answer: Answer) => void = () => {};
  showSamples([], { [`POST ${SAMPLES}`]: () => new Promise((resolve) => (answer = resolve)) });
  await openSamples();
  const add = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add Content Sample' }));
    return dialogNamed('Add Content Sample');
  };
  const dialog = await add();
  type('Content', 'gm');
  fireEvent.click(dialog.getByRole('button', { name: 'Add Sample' }));
  await dialog.findByRole('button', { name: 'Adding...' });
  press('Close');
  answer({ status: 201, body: sampleOf({ content: 'gm' }) });
  await screen.findByText('Content sample added successfully');
  const again = await add();
  expect((again.getByLabelText('Content') as HTMLTextAreaElement).value).toBe('');
});

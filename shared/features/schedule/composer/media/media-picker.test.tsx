import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MEDIA_PIECE_BYTES, type MediaItem } from '#shared/contracts/publishing-media.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPost, inDays } from '#shared/ui/testing/posts.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { planAt, showComposer, showSchedule } from '../../testing/show-schedule.tsx';

const CREATE = 'POST /api/scheduled-posts';
const UPLOADS = '/api/media-uploads';
const uploadId = '00000000-0000-4000-8000-0000000000e1';
const idOf = (place: number) => `00000000-0000-4000-8000-0000000000f${place}`;

function aMedium(kind: MediaItem['kind'], place = 1): MediaItem {
  const contentType = { image: 'image/png', gif: 'image/gif', video: 'video/mp4' }[kind];
  return { id: idOf(place), kind, contentType, altText: '', bytes: 3, width: 1, height: 1 };
}

/** Answers of a server that takes each file for the next of these. */
function taking(...kinds: MediaItem['kind'][]) {
  let finished = 0;
  return {
    [`POST ${UPLOADS}`]: () => ({ status: 201, body: { id: uploadId } }),
    [`PUT ${UPLOADS}/${uploadId}`]: () => ({ status: 204 }),
    [`POST ${UPLOADS}/${uploadId}/finish`]: () => {
      finished += 1;
      return { status: 201, body: aMedium(kinds[finished - 1] ?? 'image', finished) };
    },
    [CREATE]: () => ({ status: 201, body: aPost() }),
  };
}

const png = (name = 'chart.png', size = 3) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });
const fileOf = (contentType: string, size = 3) =>
  Object.defineProperty(new File(['abc'], 'file', { type: contentType }), 'size', { value: size });

async function choose(...files: File[]) {
  const input = await screen.findByLabelText('Media', { selector: 'input' });
  fireEvent.change(input, { target: { files } });
}

async function schedule(text: string) {
  type('Content', text);
  planAt(inDays(1, '00:00').slice(0, 10), '09:30');
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
}

test('several pictures are brought in pieces, previewed, and go with the post in their order', async () => {
  const { sent } = showComposer([], taking('image', 'image'));
  await choose(png('large.png', MEDIA_PIECE_BYTES + 5), png());
  const shown = () => screen.getAllByRole('button', { name: /^Remove picture/ });
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(document.querySelector('img[src$="f1"]')).toBeTruthy();
  const pieces = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(pieces).toEqual([
    { place: 0, data: expect.stringMatching(/^A{1398100,}=*$/) },
    { place: 1, data: 'AAAAAAA=' },
    { place: 0, data: 'AAAA' },
  ]);
  expect(sent.find(({ path }) => path === UPLOADS)?.body).toEqual({
    contentType: 'image/png',
    bytes: MEDIA_PIECE_BYTES + 5,
  });
  await schedule('two charts');
  const made = sent.find(({ method, path }) => `${method} ${path}` === CREATE);
  expect(made?.body).toMatchObject({
    parts: [{ text: 'two charts', mediaIds: [idOf(1), idOf(2)] }],
  });
});

test('tells how far an upload is, keeps what is typed meanwhile, and holds the post back', async () => {
  let arrive = () => {};
  const { sent } = showComposer([], {
    ...taking('video'),
    [`PUT ${UPLOADS}/${uploadId}`]: async ({ body }) => {
      if ((body as { place: number }).place === 1) {
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
      }
      return { status: 204 };
    },
  });
  const bytes = new Uint8Array(2 * MEDIA_PIECE_BYTES);
  await choose(new File([bytes], 'clip.mp4', { type: 'video/mp4' }));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading clip.mp4' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  type('Content', 'typed meanwhile');
  planAt(inDays(1, '00:00').slice(0, 10), '09:30');
  press('Schedule Post');
  expect(screen.getByText('A file is still on its way: wait for it or cancel it.')).toBeTruthy();
  arrive();
  await screen.findByRole('button', { name: 'Remove video' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('typed meanwhile');
  expect(document.querySelector('video[controls]')).toBeTruthy();
  expect(screen.queryByLabelText(/^Alt text/)).toBeNull();
  await schedule('a clip');
  const made = sent.find(({ method, path }) => `${method} ${path}` === CREATE);
  expect(made?.body).toMatchObject({ parts: [{ mediaIds: [idOf(1)] }] });
});

test('an upload that is cancelled leaves nothing behind, and another file can be chosen', async () => {
  let answer = () => {};
  const { sent } = showComposer([], {
    ...taking('image'),
    [`PUT ${UPLOADS}/${uploadId}`]: async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { status: 204 };
    },
  });
  await choose(png());
  await screen.findByRole('progressbar', { name: 'Uploading chart.png' });
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  press('Cancel');
  answer();
  await screen.findByLabelText('Media', { selector: 'input' });
  expect(screen.queryByText('Failed to add the file')).toBeNull();
  expect(sent.some(({ path }) => path.endsWith('/finish'))).toBe(false);
});

test.each([
  ['a document', [fileOf('application/pdf')], /^Media must be a PNG/],
  ['a large picture', [fileOf('image/png', 6_000_000)], 'Image must be smaller than 5MB'],
  ['a large GIF', [fileOf('image/gif', 16_000_000)], 'GIF must be smaller than 15MB'],
  ['a large video', [fileOf('video/mp4', 60_000_000)], 'Video must be smaller than 50MB'],
  ['a picture beside a video', [fileOf('video/mp4'), png()], /^A post holds up to 4 pictures/],
  ['two GIFs', [fileOf('image/gif'), fileOf('image/gif')], /^A post holds up to 4 pictures/],
  ['five pictures', [png(), png(), png(), png(), png()], /^A post holds up to 4 pictures/],
])('%s is refused in one sentence, and nothing of it is sent', async (_, files, sentence) => {
  const { sent } = showComposer([], taking());
  await choose(...files);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(sent.filter(({ path }) => path.startsWith(UPLOADS))).toEqual([]);
});

test('a GIF or a video leaves no room, three pictures leave some for pictures only', async () => {
  showComposer([], taking('image', 'image', 'image'));
  await choose(png(), png(), png());
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(3),
  );
  await choose(fileOf('image/gif'));
  expect(screen.getByText(/^A post holds up to 4 pictures/)).toBeTruthy();
  cleanup();
  showComposer([], taking('gif'));
  await choose(fileOf('image/gif'));
  press(
    (await screen.findByRole('button', { name: 'Remove GIF' })).getAttribute('aria-label') ?? '',
  );
  await screen.findByLabelText('Media', { selector: 'input' });
});

test('alt text is kept when it is left, for a post that is edited too', async () => {
  const picture = { ...aMedium('image'), altText: 'A chart' };
  const post = aPost({
    parts: [{ text: 'look', media: [picture], externalId: null, url: null }],
  });
  const described = (altText: string) => ({ status: 200, body: { ...picture, altText } });
  const { sent } = showSchedule([post], {
    [`PATCH /api/media/${picture.id}`]: ({ body }) =>
      described((body as { altText: string }).altText),
  });
  press(
    (await screen.findByRole('button', { name: /^Edit/ })).getAttribute('aria-label') ?? 'Edit',
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Alt text of picture 1');
  expect(field.value).toBe('A chart');
  fireEvent.blur(field);
  fireEvent.change(field, { target: { value: ' A better chart ' } });
  fireEvent.blur(field);
  await waitFor(() => expect(screen.getByAltText('A better chart')).toBeTruthy());
  fireEvent.change(field, { target: { value: 'By the key' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(screen.getByAltText('By the key')).toBeTruthy());
  const patches = sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(patches).toEqual([{ altText: 'A better chart' }, { altText: 'By the key' }]);
});

test('alt text is kept when its dialog is closed over it', async () => {
  const picture = aMedium('image');
  const post = aPost({ parts: [{ text: 'look', media: [picture], externalId: null, url: null }] });
  const { sent } = showSchedule([post], {
    [`PATCH /api/media/${picture.id}`]: () => ({
      status: 200,
      body: { ...picture, altText: 'A chart' },
    }),
  });
  const describe = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    return screen.findByLabelText<HTMLInputElement>('Alt text of picture 1');
  };
  fireEvent.change(await describe(), { target: { value: 'A chart' } });
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ altText: 'A chart' }),
  );
  expect((await describe()).value).toBe('A chart');
});

test('what the server refuses is said, and the field is there again', async () => {
  showComposer([], {
    ...taking(),
    [`POST ${UPLOADS}/${uploadId}/finish`]: () => ({
      status: 422,
      body: refusal('invalid', 'Media is damaged'),
    }),
  });
  await choose(png());
  expect(await screen.findByText('Media is damaged')).toBeTruthy();
  await screen.findByLabelText('Media', { selector: 'input' });
});

test('somebody who is signed out by now is told so, and not that the file was refused', async () => {
  showComposer([], {
    ...taking(),
    [`POST ${UPLOADS}/${uploadId}/finish`]: () => ({
      status: 401,
      body: refusal('unauthorized', 'You are signed out.'),
    }),
  });
  await choose(png());
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeTruthy();
  expect(screen.queryByText('You are signed out.')).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type ArchiveError,
  type ArchiveMessage,
  readArchive,
} from '#shared/lib/x-archive/read-archive.ts';
import { ThemeProvider } from '../theme/theme.tsx';
import { ArchivePosts, withPosts } from './archive-posts.tsx';

/** Reads as the worker does, in a place that has no workers. */
class WorkerHere {
  onmessage: (event: { data: ArchiveMessage }) => void = () => {};
  #isOver = false;
  terminate() {
    this.#isOver = true;
  }
  postMessage(file: File) {
    const say = (data: ArchiveMessage) => this.#isOver || this.onmessage({ data });
    readArchive(file, (bytes) => say({ kind: 'progress', bytes })).then(
      (posts) => say({ kind: 'posts', posts }),
      (error: ArchiveError) => say({ kind: 'fault', fault: error.fault }),
    );
  }
}

afterEach(() => vi.unstubAllGlobals());

function Shown() {
  const [value, setValue] = useState('');
  return (
    <ThemeProvider>
      <output>{value}</output>
      <ArchivePosts value={value} most={100} onFill={setValue} />
    </ThemeProvider>
  );
}

function show() {
  vi.stubGlobal('Worker', WorkerHere);
  render(<Shown />);
  fireEvent.click(screen.getByRole('button', { name: 'Import from your X archive' }));
  return (text: string) =>
    fireEvent.change(screen.getByLabelText('X archive', { selector: 'input' }), {
      target: { files: [new File([text], 'tweets.js')] },
    });
}

const archive = (texts: string[]) =>
  `window.YTD.tweets.part0 = ${JSON.stringify(
    texts.map((full_text, at) => ({
      tweet: { full_text, created_at: new Date(1.7e12 - at * 1_000).toISOString() },
    })),
  )}`;

test('the posts that are chosen fill the field, one a line', async () => {
  const choose = show();
  choose(archive(['gm\nfam', 'RT @anna: hi', 'second', 'second']));
  await screen.findByText('4 posts found, 2 selected');
  fireEvent.click(screen.getByLabelText('Include reposts'));
  await screen.findByText('4 posts found, 3 selected');
  fireEvent.click(screen.getByLabelText('Include reposts'));
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 posts' }));
  expect(screen.getByRole('status').textContent).toBe('gm fam\nsecond');
});

test('a file that is none says what to do, and another one can be chosen', async () => {
  const choose = show();
  choose('alert(1)');
  await screen.findByText('This is not the tweets.js file of an X archive.');
  choose('PK\u0003\u0004');
  await screen.findByText(/^This is a ZIP file\. Unzip it first/);
  choose(archive(['gm']).slice(0, -3));
  await screen.findByText(/^The file is incomplete\./);
  choose(archive(['gm']));
  expect(await screen.findByRole('button', { name: 'Add 1 post' })).toBeTruthy();
});

test('only what fits is added, and never twice', () => {
  const long = 'x'.repeat(60);
  expect(withPosts('gm', ['gm', 'gn'], 100)).toEqual({ value: 'gm\ngn', added: 1 });
  expect(withPosts('', [long, `${long}y`], 100)).toEqual({ value: long, added: 1 });
});

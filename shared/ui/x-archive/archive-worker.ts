import {
  ArchiveError,
  type ArchiveMessage,
  readArchive,
} from '#shared/lib/x-archive/read-archive.ts';

const PROGRESS_MS = 100;
const say = (message: ArchiveMessage) => postMessage(message);

/** Reads the file that it is given, apart from the page. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  let told = 0;
  readArchive(data, (bytes) => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    say({ kind: 'progress', bytes });
  }).then(
    (posts) => say({ kind: 'posts', posts }),
    (error: unknown) =>
      say({ kind: 'fault', fault: error instanceof ArchiveError ? error.fault : 'malformed' }),
  );
});

import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type ArchiveChoice,
  type ArchivePost,
  chosenTexts,
} from '#shared/lib/x-archive/archive-post.ts';
import type { ArchiveFault, ArchiveMessage } from '#shared/lib/x-archive/read-archive.ts';
// oxlint-disable-next-line import/default -- Vite answers the address of what it builds of it
import workerUrl from './archive-worker.ts?worker&url';

type State =
  | { kind: 'none' }
  | { kind: 'reading'; bytes: number }
  | { kind: 'read'; posts: ArchivePost[] }
  | { kind: 'failed'; fault: ArchiveFault };

/** X's archive file, read in a worker, and the texts of it that a person means. */
export function useArchive() {
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<State>({ kind: 'none' });
  const [choice, setChoice] = useState<ArchiveChoice>({
    replies: false,
    reposts: false,
    most: 1_000,
  });
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  function stop() {
    worker.current?.terminate();
    worker.current = null;
  }

  function pick(picked: File) {
    stop();
    setFile(picked);
    setState({ kind: 'reading', bytes: 0 });
    const reading = new Worker(trustedUrl(), { type: 'module' });
    worker.current = reading;
    reading.onmessage = ({ data }: MessageEvent<ArchiveMessage>) => {
      if (data.kind === 'progress') return setState({ kind: 'reading', bytes: data.bytes });
      stop();
      setState(
        data.kind === 'posts'
          ? { kind: 'read', posts: data.posts }
          : { kind: 'failed', fault: data.fault },
      );
    };
    reading.onerror = () => {
      stop();
      setState({ kind: 'failed', fault: 'malformed' });
    };
    reading.postMessage(picked);
  }

  function cancel() {
    stop();
    setFile(null);
    setState({ kind: 'none' });
  }

  const texts = useMemo(
    () => (state.kind === 'read' ? chosenTexts(state.posts, choice) : []),
    [state, choice],
  );
  return { file, state, choice, setChoice, pick, cancel, texts };
}

/** The page takes no address of a script that is only text. */
function trustedUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('archive-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL('') ?? workerUrl;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(text: string): string };
}

export type Archive = ReturnType<typeof useArchive>;

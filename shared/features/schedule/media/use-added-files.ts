import { useEffect, useRef, useState } from 'react';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import { objectionTo } from './media-choice.ts';
import { useUploadMedia } from './media-queries.ts';

/** Files on their way into a part, and the way to add some: chosen, dropped or pasted. */
export interface AddedFiles {
  /** Why the last ones were refused. */
  objection: string | null;
  under: { name: string; share: number } | null;
  add(files: readonly File[]): void;
  cancel(): void;
}

/** Brings files for a part one after the other, telling how far each is. */
export function useAddedFiles(props: {
  media: readonly MediaItem[];
  onPending(isPending: boolean): void;
  onAdded(item: MediaItem): void;
}): AddedFiles {
  const stopped = useRef<AbortController>(null);
  const [objection, setObjection] = useState<string | null>(null);
  const [under, setUnder] = useState<AddedFiles['under']>(null);
  const upload = useUploadMedia();
  useEffect(() => () => stopped.current?.abort(), []);

  async function bring(files: readonly File[]) {
    const stop = new AbortController();
    stopped.current = stop;
    const { signal } = stop;
    props.onPending(true);
    try {
      for (const file of files) {
        const onShare = (share: number) => setUnder({ name: file.name, share });
        onShare(0);
        props.onAdded(await upload.mutateAsync({ file, signal, onShare }));
      }
    } catch {
      // The toast of the mutation has told it; what was brought before stays.
    } finally {
      setUnder(null);
      props.onPending(false);
    }
  }

  return {
    objection,
    under,
    add(files) {
      if (files.length === 0 || under) return;
      const refused = objectionTo(files, props.media);
      setObjection(refused);
      if (refused === null) void bring(files);
    },
    cancel: () => stopped.current?.abort(),
  };
}

import { useEffect, useRef, useState } from 'react';
import { randomId } from '#shared/client/sent-once.ts';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import { kindOf, objectionTo } from './media-choice.ts';
import { useUploadMedia } from './media-queries.ts';

/** A file on its way into a part. */
export interface Arriving {
  id: string;
  name: string;
  kind: MediaItem['kind'];
  /** How much of it has arrived, from 0 to 1. */
  share: number;
}

interface Queued extends Arriving {
  file: File;
  stop: AbortController;
  /** As it arrived; the part has it once it is drawn again. */
  item?: MediaItem;
}

/** Files on their way into a part, and the way to add some: chosen, dropped or pasted. */
export interface AddedFiles {
  /** Why the last ones were refused. */
  objection: string | null;
  /** In the order in which they come. */
  under: readonly Arriving[];
  add(files: readonly File[]): void;
  cancel(id: string): void;
}

/** Brings files for a part one after the other. Those that are added on the way wait for their turn. */
export function useAddedFiles(props: {
  media: readonly MediaItem[];
  onPending(isPending: boolean): void;
  onAdded(item: MediaItem): void;
}): AddedFiles {
  const queue = useRef<readonly Queued[]>([]);
  const isBusy = useRef(false);
  const latest = useRef(props);
  const [objection, setObjection] = useState<string | null>(null);
  const [under, setUnder] = useState<readonly Arriving[]>([]);
  const upload = useUploadMedia();
  useEffect(() => {
    latest.current = props;
    // What the part has by now counts as its own.
    queue.current = queue.current.filter(({ item }) => !item);
  });
  useEffect(
    () => () => {
      for (const { stop } of queue.current) stop.abort();
    },
    [],
  );

  function change(edit: (queued: readonly Queued[]) => readonly Queued[]) {
    queue.current = edit(queue.current);
    setUnder(queue.current.filter(({ item }) => !item));
  }
  const update = (id: string, part: Partial<Queued>) =>
    change((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const leave = (id: string) => change((now) => now.filter((one) => one.id !== id));

  async function bring({ id, file, stop: { signal } }: Queued) {
    try {
      const onShare = (share: number) => update(id, { share });
      const item = await upload.mutateAsync({ file, signal, onShare });
      update(id, { item });
      latest.current.onAdded(item);
    } catch {
      // The toast of the mutation has told it; the others come all the same.
      leave(id);
    }
  }

  async function bringAll() {
    if (isBusy.current) return;
    isBusy.current = true;
    props.onPending(true);
    const next = () => queue.current.find(({ item, stop }) => !item && !stop.signal.aborted);
    for (let one = next(); one; one = next()) await bring(one);
    isBusy.current = false;
    latest.current.onPending(false);
  }

  return {
    objection,
    under,
    add(files) {
      if (files.length === 0) return;
      const kept = new Set(latest.current.media.map(({ id }) => id));
      const coming = queue.current.filter(({ item }) => !item || !kept.has(item.id));
      const refused = objectionTo(files, [...latest.current.media, ...coming]);
      setObjection(refused);
      if (refused !== null) return;
      const added = files.flatMap((file) => {
        const kind = kindOf(file.type);
        const stop = new AbortController();
        return kind ? [{ id: randomId(), name: file.name, kind, share: 0, file, stop }] : [];
      });
      change((now) => [...now, ...added]);
      void bringAll();
    },
    cancel(id) {
      queue.current.find((one) => one.id === id)?.stop.abort();
      leave(id);
    },
  };
}

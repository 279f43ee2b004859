import { useRef, useState } from 'react';
import { errorSentence } from '#shared/client/error-sentence.ts';
import type { CreateSampleInput } from '#shared/contracts/buckets.ts';
import { useImportChunk } from '../samples/change-queries.ts';
import { chunksOf } from './chunks.ts';

interface Counts {
  imported: number;
  skipped: number;
  /** Sent so far, of `total`. */
  sent: number;
  total: number;
}

export type ImportState =
  | { kind: 'idle' }
  | ({ kind: 'running'; cancelling: boolean } & Counts)
  /** `problem` is why it stopped early, null when all went through or the person cancelled. */
  | ({ kind: 'ended'; problem: string | null } & Counts);

const NOTHING = { imported: 0, skipped: 0, sent: 0 };

/** Sends samples chunk by chunk. What went through stays; the rest can be sent again. */
export function useImport(bucketId: string) {
  const { send, refresh } = useImportChunk(bucketId);
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const cancelled = useRef(false);

  /** Goes on where an import of the same samples ended. */
  async function start(samples: CreateSampleInput[]) {
    cancelled.current = false;
    const { imported, skipped, sent } = state.kind === 'ended' ? state : NOTHING;
    let counts: Counts = { imported, skipped, sent, total: samples.length };
    let problem: string | null = null;
    setState({ kind: 'running', cancelling: false, ...counts });
    for (const chunk of chunksOf(samples.slice(sent))) {
      // Only between two chunks: the server finishes one that has been sent.
      if (cancelled.current) break;
      try {
        const answer = await send(chunk);
        counts = {
          ...counts,
          imported: counts.imported + answer.imported,
          skipped: counts.skipped + answer.skipped,
          sent: counts.sent + chunk.length,
        };
      } catch (error) {
        problem = errorSentence(error);
        break;
      }
      setState({ kind: 'running', cancelling: cancelled.current, ...counts });
    }
    setState({ kind: 'ended', problem, ...counts });
    refresh();
  }

  function cancel() {
    cancelled.current = true;
    setState((now) => (now.kind === 'running' ? { ...now, cancelling: true } : now));
  }

  return { state, start, cancel, reset: () => setState({ kind: 'idle' }) };
}

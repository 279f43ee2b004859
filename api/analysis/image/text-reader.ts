import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import type { Page, Worker } from 'tesseract.js';
import { fairQueue } from '#api/concurrency/fair-queue.ts';
import { message } from '#shared/contracts/messages/message.ts';

export interface TextReader {
  /**
   * The text of a picture, `''` when there is none, null when it took too long or reading does not
   * work here. One picture at a time, fair between people; throws `rate_limited` when too many
   * wait already.
   */
  read(who: string, picture: Buffer, signal: AbortSignal): Promise<string | null>;
  /** Ends the reading thread. A later read starts another. */
  stop(): Promise<void>;
}

const usual = {
  /** For the thread to come up: its words and shapes come from the disk. */
  startMs: 20_000,
  /** For one picture. */
  limitMs: 20_000,
  /** After it the thread ends and gives its 100 MB back. */
  idleMs: 60_000,
  maxQueued: 40,
  mostOfOne: 2,
  /** Hears that the thread has ended. */
  onEnd: () => {},
};

/** Reads text on this machine: no network, no file written, one thread that starts when needed. */
export function createTextReader(changes: Partial<typeof usual> = {}): TextReader {
  const { startMs, limitMs, idleMs, maxQueued, mostOfOne, onEnd } = { ...usual, ...changes };
  let engine: Promise<Engine> | null = null;
  /** A thread is coming up that took too long for the picture it was started for. */
  let isLate = false;
  let idle: NodeJS.Timeout | undefined;
  const queue = fairQueue({
    concurrency: 1,
    maxQueued,
    // `mostOfOne` counts the picture that is being read as well.
    maxQueuedPerOwner: mostOfOne - 1,
    busy: {
      ofOwner: message('request.own-pictures-queued'),
      ofAll: message('request.pictures-queued'),
    },
  });

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const old = engine;
    engine = null;
    const running = await old?.catch(() => null);
    if (!running) return;
    await running.worker.terminate();
    onEnd();
  }

  function stopWhenIdle(): void {
    idle = setTimeout(() => void stop(), idleMs).unref();
  }

  /** The next picture finds it up, or starts another if this one does not come at all. */
  async function comeLate(started: Promise<Engine>): Promise<void> {
    isLate = true;
    const isUp = await started.then(
      () => true,
      () => false,
    );
    isLate = false;
    if (engine !== started) return;
    if (isUp) stopWhenIdle();
    else engine = null;
  }

  async function readNow(picture: Buffer): Promise<string | null> {
    if (isLate) return null;
    clearTimeout(idle);
    engine ??= startEngine();
    const ready = await within(startMs, engine).catch(() => null);
    if (ready === null) {
      void comeLate(engine);
      return null;
    }
    const reading = ready.worker.recognize(picture, {}, { text: false, blocks: true });
    const result = await within(limitMs, Promise.race([reading, ready.died])).catch(() => null);
    if (result === null) await stop();
    else stopWhenIdle();
    return result && textOf(result.data);
  }

  return {
    stop,
    async read(who, picture, signal) {
      const release = await queue.acquire({ owner: who, signal });
      try {
        return await readNow(picture);
      } finally {
        release();
      }
    },
  };
}

/** The one reader of this process. */
export const textReader = createTextReader();

interface Engine {
  worker: Worker;
  /** Settles when the thread is no more. */
  died: Promise<null>;
}

async function startEngine(): Promise<Engine> {
  const require = createRequire(import.meta.url);
  const data = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const { createWorker, OEM } = await import('tesseract.js');
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    // Without it a picture that cannot be read is thrown where nobody can catch it.
    errorHandler: () => {},
  });
  // tesseract.js keeps its thread in `worker`, which its types leave out (7.0.0, createWorker.js).
  const { worker: thread } = worker as unknown as { worker: Thread };
  thread.unref();
  const died = new Promise<null>((resolve) => {
    thread.on('error', () => resolve(null));
    thread.on('exit', () => resolve(null));
  });
  await worker.setParameters({ user_defined_dpi: '150' });
  return { worker, died };
}

/** Below it a "word" is texture: letters of a real text come in at 80 and more. */
const LEAST_CONFIDENCE = 60;

function textOf({ blocks }: Page): string {
  const lines = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
    .map(({ words }) =>
      words
        .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
        .map(({ text }) => text)
        .join(' '),
    );
  return lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).join('\n');
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Took too long')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EngineAnswer, EngineQuestion, FromEngine, ToEngine } from './engine-messages.ts';

/** The process ended while it was asked, or answered with a fault. Its message is a sentence without full stop. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

interface Order {
  hear(message: FromEngine): void;
  fail(error: Error): void;
}

interface Running {
  modelPath: string;
  child: ChildProcess;
  orders: Map<number, Order>;
  memoryBytes: number | null;
}

/** A process that goes on for so long after a cancel is ended. */
const STUCK_MS = 10_000;

export interface EngineOptions {
  /** Where the engine was installed. */
  folder: string;
  /** Without a question for so long, the process ends and gives its memory back. */
  idleMs?: number;
}

/**
 * One process for one model: it starts with the first question, and another model takes its place. A process that ends fails
 * the questions that it has, and the next one starts another.
 */
export function createEngineClient({ folder, idleMs = 600_000 }: EngineOptions) {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let preloading: { system: string | null; controller: AbortController } | null = null;
  let last = 0;

  function start(modelPath: string): Running {
    const [program, execArgv] = engineProgram();
    const child = fork(program, [folder, modelPath], {
      execArgv,
      // Nothing of the server's environment: its secrets are not for code that was fetched.
      env: {},
      stdio: 'ignore',
    });
    const started: Running = { modelPath, child, orders: new Map(), memoryBytes: null };
    let reason: string | null = null;
    child.on('message', (message: FromEngine) => {
      if ('failed' in message) reason = message.failed;
      if ('memoryBytes' in message) started.memoryBytes = message.memoryBytes;
      if ('id' in message) started.orders.get(message.id)?.hear(message);
    });
    const end = (how: string) => {
      if (running === started) running = null;
      const error = new EngineError(reason ?? `The process of the model ended (${how})`);
      for (const { fail } of started.orders.values()) fail(error);
    };
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
    return started;
  }

  function send(
    process: Running,
    order: { ask: EngineQuestion } | { preload: string | null },
    signal: AbortSignal,
    onText?: (piece: string) => void,
  ): Promise<EngineAnswer> {
    last += 1;
    const id = last;
    const tell = (message: ToEngine) => process.child.send(message, () => undefined);
    let stuck: NodeJS.Timeout | undefined;
    const cancel = () => {
      tell({ cancel: id });
      stuck = setTimeout(() => process.child.kill('SIGKILL'), STUCK_MS);
    };
    signal.addEventListener('abort', cancel, { once: true });
    return new Promise<EngineAnswer>((resolve, fail) => {
      function hear(message: FromEngine): void {
        if ('done' in message) resolve(message.done);
        if ('fault' in message) fail(new EngineError(message.fault));
        if (!('piece' in message)) return;
        try {
          onText?.(message.piece);
        } catch (error) {
          // Who listens has read enough.
          tell({ cancel: id });
          fail(error);
        }
      }
      process.orders.set(id, { hear, fail });
      tell({ id, ...order });
    }).finally(() => {
      clearTimeout(stuck);
      process.orders.delete(id);
      signal.removeEventListener('abort', cancel);
    });
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const old = running;
    running = null;
    if (!old || old.child.exitCode !== null || old.child.signalCode !== null) return;
    const ended = new Promise((resolve) => old.child.once('exit', resolve));
    // What computes hears no polite signal.
    old.child.kill('SIGKILL');
    await ended;
  }

  /** One order at a time; one that nobody waits for any more is left out. */
  function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const mine = turn.then(() => {
      signal.throwIfAborted();
      clearTimeout(idle);
      return work().finally(() => {
        idle = setTimeout(() => void stop(), idleMs).unref();
      });
    });
    turn = mine.catch(() => undefined);
    return mine;
  }

  async function runningFor(modelPath: string): Promise<Running> {
    if (running?.modelPath === modelPath) return running;
    await stop();
    running = start(modelPath);
    return running;
  }

  return {
    /** Throws EngineError, or what `signal` was aborted with. */
    ask(
      modelPath: string,
      question: EngineQuestion,
      signal: AbortSignal,
      onText?: (piece: string) => void,
    ): Promise<EngineAnswer> {
      if (preloading?.system !== question.system) preloading?.controller.abort();
      return inTurn(signal, async () =>
        send(await runningFor(modelPath), { ask: question }, signal, onText),
      );
    },
    /** Loads the model, and evaluates a system prompt where one is given. A question with another one ends it. */
    async preload(modelPath: string, system: string | null): Promise<void> {
      if (preloading?.system === system) return;
      const controller = new AbortController();
      const mine = { system, controller };
      preloading = mine;
      const { signal } = controller;
      const work = async () => send(await runningFor(modelPath), { preload: system }, signal);
      await inTurn(signal, work).finally(() => {
        if (preloading === mine) preloading = null;
      });
    },
    /** Whether the process of this model runs, of any model without one. */
    isRunning: (modelPath?: string) =>
      running !== null && (modelPath === undefined || running.modelPath === modelPath),
    memoryBytes: () => running?.memoryBytes ?? null,
    /** Of the process, for tests. */
    pid: () => running?.child.pid ?? null,
    stop,
  };
}

/** As source, or as built beside this file. */
function engineProgram(): [path: string, execArgv: string[]] {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? './engine-process.ts' : 'engine-process.js';
  return [fileURLToPath(new URL(file, import.meta.url)), isSource ? ['--import', 'tsx'] : []];
}

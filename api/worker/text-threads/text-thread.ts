import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { AppError } from '#api/errors/app-error.ts';
import type { TaskOrder, TaskOutcome } from '#api/text-pool/text-pool.ts';
import { textTasks } from './text-tasks.ts';

// On Linux this is the thread alone: who answers requests comes first where processors are few.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

/** What a thread of the pool does with each order: it says when it begins, for the clock. */
export default async function run({ id, name, args }: TaskOrder): Promise<TaskOutcome> {
  const task = (await textTasks[name]()) as (...args: unknown[]) => unknown;
  parentPort?.postMessage(id);
  try {
    return { value: await task(...args) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, reason, extra } = error;
    return { error: { code, reason, extra } };
  }
}

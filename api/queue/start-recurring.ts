import type { Logger } from 'pino';
import type { Job } from './define-job.ts';
import type { Queue } from './queue.ts';

/** Queues recurring work from now on, each kind in its own time, until the answer is called. */
export function startRecurring(queue: Queue, jobs: Job[], log: Logger): () => void {
  const timers = jobs.flatMap((job) => {
    if (job.everySeconds === undefined) return [];
    const send = () =>
      void queue
        .sendRecurring(job)
        .catch((error) => log.warn({ err: error, job: job.name }, 'cannot queue recurring work'));
    send();
    return [setInterval(send, job.everySeconds * 1_000).unref()];
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

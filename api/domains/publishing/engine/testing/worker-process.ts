import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnv } from '#api/config/env.ts';
import type { Failpoint } from '#api/config/failpoint.ts';
import type { PublishingLimits } from '#api/config/publishing-limits.ts';
import { fastLimits, type Stage } from './publisher-harness.ts';

export interface WorkerProcess {
  child: ChildProcess;
  /** Resolves with what it says when it works. */
  ready: Promise<string>;
  /** Resolves with how it ended: an exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>;
}

interface Start {
  failpoint?: Failpoint;
  limits?: Partial<PublishingLimits>;
  /** In place of a worker's own. */
  variables?: Record<string, string>;
  /** What Node runs, after flags of its own. */
  program?: string[];
}

/** A real worker: `ROLE=worker` in a process of its own. */
export function workerProcess(
  stage: Stage,
  {
    failpoint,
    limits = fastLimits,
    variables = {},
    program = ['--import', 'tsx', 'api/server/main.ts'],
  }: Start = {},
): WorkerProcess {
  const child = spawn(process.execPath, program, {
    env: childEnv({
      ...stage.variables(limits),
      ...variables,
      ...(failpoint ? { TROUPE_FAILPOINT: failpoint } : {}),
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );
  stage.running.push({
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  });
  const ready = once(child.stdout, 'data').then(([said]) => String(said));
  return { child, ready, ended };
}

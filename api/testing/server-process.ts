import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnv } from '#api/config/env.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** Resolves with its address when it listens. Throws what it said when it ends before. */
  url: Promise<string>;
  /** Resolves with what it said and how it ended: an exit code, or the signal that killed it. */
  ended: Promise<{ code: number | NodeJS.Signals; said: string; complaint: string }>;
}

/** Unset, whatever the shell of the tests has: a program starts with what a test names. */
const CLEAN = {
  NODE_ENV: 'test',
  DATABASE_URL: '',
  APP_SECRET: '',
  PORT: '0',
  LOCAL_AI_DETECT: 'off',
  LOG_LEVEL: '',
  HTTP_PROXY: '',
  HTTPS_PROXY: '',
  http_proxy: '',
  https_proxy: '',
};

/** A program of ours in a process of its own: a whole server, unless another one is named. */
export function serverProcess(
  variables: Record<string, string>,
  program = ['--import', 'tsx', 'api/server/main.ts'],
  cwd = process.cwd(),
): ServerProcess {
  const child = spawn(process.execPath, program, {
    cwd,
    env: childEnv({ ...CLEAN, ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: (code ?? signal) as number | NodeJS.Signals,
    said,
    complaint,
  }));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [, address] = /is running on (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`It ended: ${said}${complaint}`)));
  });
  url.catch(() => {});
  return { child, url, ended };
}

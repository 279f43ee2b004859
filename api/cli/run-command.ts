import { type Env, readEnv } from '#api/config/env.ts';
import { causeOf, startupError } from '#api/server/startup-error.ts';

/** Runs a command of the terminal: what it throws is said in one sentence, with exit code 1. */
export async function runCommand(
  command: (env: Env, say: (line: string) => void) => Promise<void>,
): Promise<void> {
  let env: Env | null = null;
  try {
    env = readEnv();
    await command(env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${startupError(error, env) ?? causeOf(error)}\n`);
    process.exitCode = 1;
  }
}

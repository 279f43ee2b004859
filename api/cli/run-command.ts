import { type Env, readEnv } from '#api/config/env.ts';
import { openDatabase } from '#api/server/start.ts';
import { causeOf, startupError } from '#api/server/startup-error.ts';

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

/**
 * Runs a command of the terminal: what it throws is said in one sentence, with exit code 1. The
 * database that it has opened is stopped after it.
 */
export async function runCommand(
  command: (
    env: Env,
    say: (line: string) => void,
    open: () => Promise<OpenDatabase>,
  ) => Promise<void>,
): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  let env: Env | null = null;
  let database: OpenDatabase | undefined;
  try {
    const known = readEnv();
    env = known;
    const open = async () => {
      database = await openDatabase(known, say);
      return database;
    };
    await command(known, say, open).finally(() => database?.stop());
  } catch (error) {
    process.stderr.write(`${startupError(error, env) ?? causeOf(error)}\n`);
    process.exitCode = 1;
  }
}

import { type Env, isProductionProcess, readEnv } from '#api/config/env.ts';
import { complaint, statement } from '#api/server/process-output.ts';
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
  let env: Env | null = null;
  // Somebody at a terminal reads sentences, in production too.
  const isLogged = ({ isTTY }: NodeJS.WriteStream) =>
    !isTTY && (env?.PRODUCTION ?? isProductionProcess());
  const say = (line: string) => statement(line, isLogged(process.stdout));
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
    complaint(startupError(error, env) ?? causeOf(error), isLogged(process.stderr));
    process.exitCode = 1;
  }
}

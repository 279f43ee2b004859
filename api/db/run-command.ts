/** Runs a command of the terminal: what it throws is said in its own words, with exit code 1. */
export async function runCommand(
  command: (say: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    await command((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

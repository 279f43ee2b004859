const LEVELS = { info: 30, warn: 40, fatal: 60 };

type Line = string | { msg: string; [fact: string]: unknown };

/** On standard output: as it is for a terminal, in production as a line of the log. */
export function statement(line: Line, isProduction: boolean): void {
  process.stdout.write(`${formed('info', line, isProduction)}\n`);
}

/** The same on standard error, for what ends the process. */
export function complaint(line: string, isProduction: boolean): void {
  process.stderr.write(`${formed('fatal', line, isProduction)}\n`);
}

/** What nobody catches, and what Node warns of, as lines of the log and not as text with a stack. */
export function logFatalErrors(): void {
  process.on('uncaughtException', ({ name: type, message, stack }) => {
    const err = { type, message, stack };
    process.stderr.write(`${json('fatal', { msg: 'Troupe ended by an error', err })}\n`);
    process.exit(1);
  });
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    process.stderr.write(`${json('warn', { msg: `${name}: ${message}` })}\n`);
  });
}

function formed(level: keyof typeof LEVELS, line: Line, isProduction: boolean): string {
  const facts = typeof line === 'string' ? { msg: line } : line;
  return isProduction ? json(level, facts) : facts.msg;
}

function json(level: keyof typeof LEVELS, facts: object): string {
  return JSON.stringify({ level: LEVELS[level], time: new Date().toISOString(), ...facts });
}

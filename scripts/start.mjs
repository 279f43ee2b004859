import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureCurrentNode } from './current-node.mjs';
import { ensureInstalled } from './install.mjs';
import { complain, readEnvFile, root } from './run.mjs';
import { serverFlags, serverProgram } from './server-flags.mjs';

await ensureCurrentNode();
readEnvFile();

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  complain(error.message);
  process.exit(1);
}

const server = spawn(process.execPath, [...serverFlags, serverProgram], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the server as well; it stops what it started, and only then do we leave.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureCurrentNode } from './current-node.mjs';
import { ensureInstalled } from './install.mjs';
import { readEnvFile, root } from './run.mjs';

await ensureCurrentNode();
readEnvFile();
await ensureInstalled({ all: true });
await ensureBuilt();

const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'api/server/main.ts'],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

let building = Promise.resolve();
let queued = false;

/** Reload the page, or the extension on chrome://extensions, to see what has been built. */
function rebuild() {
  if (queued) return;
  queued = true;
  building = building.then(async () => {
    // One save makes several events; what follows within this time is built with it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    queued = false;
    await ensureBuilt().catch((error) => console.error(error.message));
  });
}

for (const folder of ['console', 'extension', 'shared']) {
  watch(join(root, folder), { recursive: true }, rebuild);
}

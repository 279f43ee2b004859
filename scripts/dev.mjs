import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureCurrentNode } from './current-node.mjs';
import { ensureInstalled } from './install.mjs';
import { readEnvFile, root } from './run.mjs';

await ensureCurrentNode();
readEnvFile();
await ensureInstalled();
// The pages of X's sandbox and the extension that the console offers come from a build.
await ensureBuilt();

const port = Number(process.env.PORT || 3000);
const api = port + 10;

// Where the API restarts, the console and the extension replace their modules.
const { createServer } = await import('vite');
const frontend = await createServer({
  configFile: join(root, 'console/vite.config.ts'),
  clearScreen: false,
  server: {
    port,
    strictPort: true,
    // The Host header stays that of the console, which is the API's PUBLIC_URL.
    proxy: { '^/(?:api/|x-auth|browser-extension.zip)': `http://localhost:${api}` },
  },
});
await frontend.listen().catch((error) => {
  console.error(
    `${error.message.includes('already in use') ? `Port ${port} is in use. Set PORT to another one.` : error.message}`,
  );
  process.exit(1);
});

const watching = ['--clear-screen=false', '--import', './scripts/own-punycode.mjs'];
const programs = {
  api: ['tsx/dist/cli.mjs', 'watch', ...watching, 'api/server/main.ts'],
  extension: ['wxt/bin/wxt.mjs', '--port', String(port + 20)],
};
const env = {
  ...process.env,
  PORT: String(api),
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
};

let stopping = false;
const running = Object.entries(programs).map(([name, [program, ...args]]) => {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => {
    if (!stopping) console.error(`The ${name} ended with ${code}.`);
    void stop(code ?? 0);
  });
  return child;
});

/** All end together, the embedded Postgres last. */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  const ended = running.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...ended, frontend.close()]);
  await stopDatabase();
}

/** The watcher kills an API that takes long to end, which then leaves its Postgres running. */
async function stopDatabase() {
  const flags = ['--import', 'tsx', 'api/cli/stop-database.ts'];
  // Of a process group of its own: a second Ctrl-C in the terminal does not cut it short.
  const child = spawn(process.execPath, flags, {
    cwd: root,
    env,
    stdio: 'inherit',
    detached: true,
  });
  await once(child, 'exit');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

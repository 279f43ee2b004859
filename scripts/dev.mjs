import { spawn } from 'node:child_process';
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
await frontend.listen();

const programs = {
  api: ['tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'api/server/main.ts'],
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
    stop(code ?? 0);
  });
  return child;
});

/** All end together; this process ends when the last of them has. */
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of running) child.kill('SIGTERM');
  void frontend.close();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

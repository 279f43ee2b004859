import { existsSync } from 'node:fs';
import { run, tool } from './run.mjs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * Finds a Chromium that still loads unpacked extensions (Google Chrome no longer does), or gets one:
 * CHROMIUM_PATH, the system's, Playwright's own, Debian's package as root, Playwright's download.
 */
export async function ensureChromium() {
  const found = await find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get ...');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    const flags = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    await run('apt-get', flags, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  if (!(await find())) {
    console.log('Installing Chromium with Playwright ...');
    await tool('@playwright/test/cli.js', ['install', '--with-deps', 'chromium']);
  }
  const installed = await find();
  if (installed) return installed;
  throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
}

async function find() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new Error(`CHROMIUM_PATH is ${given}, which does not exist.`);
  if (given) return given;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system) return system;
  const { chromium } = await import('@playwright/test');
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? bundled : undefined;
}

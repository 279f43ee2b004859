import { createHash } from 'node:crypto';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { writeSbom } from './notices/write-sbom.mjs';
import { root, tool } from './run.mjs';

/** A zip holds local time without a zone: midnight here is the same bytes everywhere. */
const mtime = new Date(2000, 0, 1);

/** Packs a folder: the same files give the same bytes, on any machine and at any time. */
export async function packFolder(folder, file) {
  // Only now: a fresh clone loads this file before its packages are there.
  const { ZipFile } = await import('yazl');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const zip = new ZipFile();
  for (const name of names) {
    const options = { mtime, mode: 0o100644, compressionLevel: 9, forceDosTimestamp: true };
    zip.addBuffer(readFileSync(join(folder, name)), name, options);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

/** Builds the extension for one browser into `.output` and packs it, with its components beside it. */
export async function zipExtension(browser, out = join(root, '.output')) {
  const chrome = browser === 'chrome';
  const env = { NODE_ENV: 'production', TROUPE_EXTENSION_OUT: out };
  const args = ['build', '-b', browser, '--mv3'];
  const built = await tool('wxt/bin/wxt.mjs', args, { quiet: true, env });
  const file = join(out, chrome ? 'browser-extension.zip' : 'browser-extension-firefox.zip');
  if (built.code === 0) {
    await packFolder(join(out, `${browser}-mv3`), file);
    const notices = JSON.parse(readFileSync(join(out, 'notices.json'), 'utf8'));
    writeSbom(file.replace(/zip$/, 'cdx.json'), 'extension', notices);
  }
  return { ...built, file };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const browser of ['chrome', 'firefox']) {
    const { code, output, file } = await zipExtension(browser);
    if (code !== 0) throw new Error(`The extension did not build for ${browser}:\n${output}`);
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    console.log(`${digest}  ${file.slice(root.length)}`);
  }
}

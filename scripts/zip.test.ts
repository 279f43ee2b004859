import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { tool } from './run.mjs';
import { zipExtension } from './zip.mjs';

/** Three builds, on a machine that may be busy with others. */
const patience = 600_000;
const first = temporaryFolder();
const second = temporaryFolder();
const browsers = ['chrome', 'firefox'] as const;

beforeAll(async () => {
  for (const [browser, folder] of [
    ['chrome', first],
    ['chrome', second],
    ['firefox', first],
  ] as const) {
    const { code, output } = await zipExtension(browser, folder);
    expect(code, output).toBe(0);
  }
}, patience);

afterAll(() => {
  for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
});

function manifestFor(browser: string) {
  return JSON.parse(readFileSync(join(first, `${browser}-mv3/manifest.json`), 'utf8'));
}

test('two builds give the same bytes', () => {
  const [one, other] = [first, second].map((folder) =>
    createHash('sha256')
      .update(readFileSync(join(folder, 'browser-extension.zip')))
      .digest('hex'),
  );
  expect(one).toBe(other);
});

test('the Chrome package may do what Troupe needs and nothing else', () => {
  const manifest = manifestFor('chrome');
  expect(manifest.permissions.toSorted()).toEqual([
    'contextMenus',
    'scripting',
    'sidePanel',
    'storage',
  ]);
  expect(manifest.host_permissions).toEqual([
    'https://x.com/*',
    'https://twitter.com/*',
    'http://x.localhost/*',
    'http://localhost/*',
    'http://127.0.0.1/*',
  ]);
  expect(manifest.optional_host_permissions).toEqual(['https://*/*']);
  expect(manifest.optional_permissions).toBeUndefined();
  expect(manifest.content_scripts.map(({ js }: { js: string[] }) => js)).toEqual([
    ['content-scripts/x.js'],
  ]);
});

test('the Firefox package has a sidebar and says which data it sends', () => {
  const manifest = manifestFor('firefox');
  expect(manifest.permissions.toSorted()).toEqual(['contextMenus', 'scripting', 'storage']);
  expect(manifest.sidebar_action.default_panel).toBe('sidepanel.html');
  expect(manifest.browser_specific_settings.gecko).toMatchObject({
    id: expect.stringMatching(/^\{[\da-f-]{36}\}$/),
    data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] },
  });
  expect(manifest).not.toHaveProperty('externally_connectable');
  expect(manifest).not.toHaveProperty('key');
});

test.each(browsers)(
  'in the %s package no page of X reaches a file, and no text becomes code',
  (browser) => {
    const manifest = manifestFor(browser);
    expect(manifest).not.toHaveProperty('web_accessible_resources');
    const policy: string = manifest.content_security_policy.extension_pages;
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe-eval|wasm|script-src[^;]*http/);

    const folder = join(first, `${browser}-mv3`);
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    expect(scripts.length).toBeGreaterThan(3);
    for (const name of scripts) {
      const code = readFileSync(join(folder, name), 'utf8');
      expect(
        code.match(/\beval\(|[^.\w]Function(\(|;)|importScripts\(|import\(["'`]https?:/g),
        name,
      ).toBeNull();
    }
    const html = readFileSync(join(folder, 'sidepanel.html'), 'utf8');
    expect(html).not.toMatch(/<script[^>]+src="(https?:)?\/\//);
    expect(existsSync(join(folder, 'sidepanel.html.map'))).toBe(false);
  },
);

test(
  'Mozilla’s linter finds no error in the Firefox package',
  async () => {
    const file = join(first, 'browser-extension-firefox.zip');
    const linter = 'addons-linter/bin/addons-linter';
    const { output } = await tool(linter, ['--output', 'json', file], { quiet: true });
    const { errors, warnings } = JSON.parse(output) as LinterAnswer;
    expect(errors).toEqual([]);
    // React writes `innerHTML` for elements that we never make; Firefox on Android has no sidebar.
    expect([...new Set(warnings.map(({ code }) => code))].toSorted()).toEqual([
      'KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION',
      'UNSAFE_VAR_ASSIGNMENT',
    ]);
  },
  patience,
);

interface LinterAnswer {
  errors: { code: string; message: string; file?: string }[];
  warnings: { code: string; message: string; file?: string }[];
}

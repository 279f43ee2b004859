import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'wxt';
import { popoverCatalogues } from './extension/catalogue-plugin.ts';
import { xPageMatches } from './extension/x-page/posts/matches.ts';
import { thirdPartyNotices } from './scripts/notices/notices-plugin.mjs';
import { slimEmojiData } from './shared/features/schedule/composer/emoji/slim-emoji-data.ts';
import { slimPackages } from './shared/lib/twitter-text/slim-packages.ts';

const thisMachine = ['http://localhost/*', 'http://127.0.0.1/*'];
/** The console, and the API with it: on this machine, and where a build names one, over https. */
const consoleMatches = [...thisMachine, ...hostedConsole()];

function hostedConsole(): string[] {
  const address = process.env.TROUPE_CONSOLE_URL;
  if (!address) return [];
  if (!/^https:/i.test(address) || !URL.canParse(address)) {
    throw new Error('TROUPE_CONSOLE_URL must be an https address, such as https://troupe.example.');
  }
  return [`https://${new URL(address).hostname}/*`];
}

/** Our own files alone run; talking is for the person's own server, wherever that is. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https: http://localhost:* http://127.0.0.1:*",
  "font-src 'self' data:",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What only Chrome knows. */
const chrome = {
  // A fixed key gives every unpacked copy the same extension id.
  key: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw5Ov2Q0UnrCq7riw5zw/jXRsbxg0CGPhTB4HDq+Y4Zn6oTbiN8I/Is4QPcABpzp5xMIzS68pMxOAtvWPz7QF84DqBwp8vaauObkNts0rfgS1aUCsuzq7aDEC0w9RbB5yV2fIncLbBnnRbsUQ+eZ0XQLaM6wTJBaYiykMBgcwHdzJ/iJz81Q49w7qfiGNmlpc+2m5v5vzEqRl1llY+NII4U3Bl1LkUMEpBV5YtqQDen/JbgSA/50/5IMtTv1jCKckvsR+tmkr0zDbucHoGHgJGxxQasVUT1xapQ+hKFugKAF2FmcuGUVd/hR19adk5Gs7aarRyHL+8iqllgTQDCkSUwIDAQAB',
  permissions: ['storage', 'contextMenus', 'sidePanel', 'scripting'],
  // Only the console's own pages may pair the extension; without `ids` no other extension can.
  externally_connectable: { matches: consoleMatches },
  minimum_chrome_version: '120',
};

/** What only Firefox knows; it has a sidebar instead of the side panel, and no pairing by pages. */
const firefox = {
  permissions: ['storage', 'contextMenus', 'scripting'],
  browser_specific_settings: {
    gecko: {
      id: '{6f1c3c0a-5d0e-4b6f-9b0e-2a7f8e9d1c34}',
      strict_min_version: '140.0',
      // The post at hand goes to the person's own server when they ask for a draft.
      data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] },
    },
  },
};

const outDir = process.env.TROUPE_EXTENSION_OUT ?? '.output';

export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  outDir,
  imports: false,
  // The developer loads it where they are signed in.
  webExt: { disabled: true },
  modules: ['@wxt-dev/module-react'],
  vite: ({ command }) => ({
    // Apart from the console's: see `console/vite.config.ts`.
    cacheDir: fileURLToPath(new URL('node_modules/.vite/extension', import.meta.url)),
    // Vite looks for pages in the whole project otherwise, and finds those of the console.
    optimizeDeps: { entries: ['extension/**/*.html'] },
    plugins: [
      popoverCatalogues(),
      slimEmojiData(),
      slimPackages(),
      tailwindcss(),
      // `npm run dev` builds WXT's own reloading in, which nobody is given.
      command === 'build' &&
        thirdPartyNotices(`${outDir}/notices.json`, ['node_modules/tailwindcss']),
    ],
  }),
  manifest: ({ browser }) => ({
    name: 'Troupe',
    // What the browser itself shows is in its own language: `public/_locales`.
    default_locale: 'en',
    description: '__MSG_description__',
    host_permissions: [...xPageMatches, ...consoleMatches],
    optional_host_permissions: ['https://*/*'],
    content_security_policy: { extension_pages: pagePolicy },
    action: { default_title: '__MSG_openTroupe__' },
    commands: {
      'draft-reply': {
        suggested_key: { default: 'Alt+Shift+R' },
        description: '__MSG_draftReply__',
      },
      'draft-post': {
        suggested_key: { default: 'Alt+Shift+P' },
        description: '__MSG_draftPost__',
      },
    },
    ...(browser === 'firefox' ? firefox : chrome),
  }),
});

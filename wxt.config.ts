import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'wxt';
import { xPageMatches } from './extension/x-page/matches.ts';

/** The console, and the API with it: on this machine, and where a build names one, over https. */
const consoleMatches = ['http://localhost/*', 'http://127.0.0.1/*', ...hostedConsole()];

function hostedConsole(): string[] {
  const address = process.env.TROUPE_CONSOLE_URL;
  if (!address) return [];
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') throw new Error('TROUPE_CONSOLE_URL must be an https address');
  return [`https://${hostname}/*`];
}

export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  imports: false,
  modules: ['@wxt-dev/module-react'],
  zip: { artifactTemplate: 'browser-extension.zip' },
  vite: () => ({ plugins: [tailwindcss()] }),
  manifest: {
    name: 'Troupe',
    description:
      'Drafts replies and posts on X in the voice of your personas. You press the button.',
    // A fixed key gives every unpacked copy the same extension id.
    key: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw5Ov2Q0UnrCq7riw5zw/jXRsbxg0CGPhTB4HDq+Y4Zn6oTbiN8I/Is4QPcABpzp5xMIzS68pMxOAtvWPz7QF84DqBwp8vaauObkNts0rfgS1aUCsuzq7aDEC0w9RbB5yV2fIncLbBnnRbsUQ+eZ0XQLaM6wTJBaYiykMBgcwHdzJ/iJz81Q49w7qfiGNmlpc+2m5v5vzEqRl1llY+NII4U3Bl1LkUMEpBV5YtqQDen/JbgSA/50/5IMtTv1jCKckvsR+tmkr0zDbucHoGHgJGxxQasVUT1xapQ+hKFugKAF2FmcuGUVd/hR19adk5Gs7aarRyHL+8iqllgTQDCkSUwIDAQAB',
    permissions: ['storage', 'contextMenus', 'sidePanel', 'scripting'],
    host_permissions: [...xPageMatches, ...consoleMatches],
    // Only the console's own pages may pair the extension; without `ids` no other extension can.
    externally_connectable: { matches: consoleMatches },
    optional_host_permissions: ['https://*/*'],
    action: { default_title: 'Open Troupe' },
    commands: {
      'draft-reply': {
        suggested_key: { default: 'Alt+Shift+R' },
        description: 'Draft a reply to the post in focus',
      },
      'draft-post': {
        suggested_key: { default: 'Alt+Shift+P' },
        description: 'Draft a post for the composer in view',
      },
    },
    minimum_chrome_version: '120',
  },
});

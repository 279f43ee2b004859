import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'wxt';

export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  imports: false,
  modules: ['@wxt-dev/module-react'],
  vite: () => ({ plugins: [tailwindcss()] }),
  manifest: {
    name: 'Troupe',
    description:
      'Drafts replies and posts on X in the voice of your personas. You press the button.',
    // A fixed key gives every unpacked copy the same extension id.
    key: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw5Ov2Q0UnrCq7riw5zw/jXRsbxg0CGPhTB4HDq+Y4Zn6oTbiN8I/Is4QPcABpzp5xMIzS68pMxOAtvWPz7QF84DqBwp8vaauObkNts0rfgS1aUCsuzq7aDEC0w9RbB5yV2fIncLbBnnRbsUQ+eZ0XQLaM6wTJBaYiykMBgcwHdzJ/iJz81Q49w7qfiGNmlpc+2m5v5vzEqRl1llY+NII4U3Bl1LkUMEpBV5YtqQDen/JbgSA/50/5IMtTv1jCKckvsR+tmkr0zDbucHoGHgJGxxQasVUT1xapQ+hKFugKAF2FmcuGUVd/hR19adk5Gs7aarRyHL+8iqllgTQDCkSUwIDAQAB',
    permissions: ['storage', 'contextMenus', 'sidePanel', 'scripting'],
    host_permissions: [
      'https://x.com/*',
      'https://twitter.com/*',
      'http://localhost/*',
      'http://127.0.0.1/*',
    ],
    optional_host_permissions: ['https://*/*'],
    action: { default_title: 'Open Troupe' },
    minimum_chrome_version: '120',
  },
});

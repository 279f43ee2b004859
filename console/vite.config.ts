import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../scripts/notices/notices-plugin.mjs';
import { slimEmojiData } from '../shared/features/schedule/composer/emoji/slim-emoji-data.ts';
import { slimPackages } from '../shared/lib/twitter-text/slim-packages.ts';
import { firstTexts } from './first-texts-plugin.ts';
import { pageFiles } from './page-files.ts';
import { usedStyles } from './used-styles.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What each page has asked for before it can fetch anything more. */
const EVERYWHERE = /^assets\/(?:index|console|rolldown-runtime|react|common)-/;

export default defineConfig({
  root: folder('.'),
  // `npm run dev` runs WXT's Vite beside this one: in a shared folder each outdates what the other bundled.
  cacheDir: folder('../node_modules/.vite/console'),
  plugins: [
    firstTexts(),
    slimEmojiData(),
    slimPackages(),
    pageFiles([react()].flat()),
    react(),
    tailwindcss(),
    usedStyles(),
    thirdPartyNotices(folder('../dist/notices/console.json'), ['node_modules/tailwindcss']),
  ],
  build: {
    outDir: folder('../dist/console'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The import itself asks for the chunk: only what that needs is named.
      resolveDependencies: (chunk, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => file !== chunk && !EVERYWHERE.test(file)),
    },
    rolldownOptions: {
      // Making a schema does nothing else: contracts that no page calls stay out.
      treeshake: { manualPureFunctions: ['z', 'endpoint', 'requiredText'] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              // What only one page asks for stays with that page.
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|wouter|zustand|zod)[\\/](?!.*ueries|react-virtual|virtual-core)/,
            },
            {
              // What words the messages of forms stays with the forms.
              name: 'common',
              test: /shared[\\/](?!client[\\/]use-cached|contracts[\\/](?:publishing|messages[\\/](?!message\.))|lib[\\/]i18n[\\/](?:localize|write)|lib[\\/]time[\\/]time-zones|i18n[\\/](?:persona-labels|formats[\\/](?:figures|clock))|ui[\\/](?:forms[\\/](?:form-issues|(?:text-)?fields|time-input)|action-icons))|@radix-ui(?!.*(?:badge|text-(?:field|area)))/,
              minShareCount: 24,
            },
            // Small pieces that are asked for together weigh more apart.
            {
              name: 'counts',
              test: /shared[\\/](?:i18n|lib)[\\/]\w+[\\/](?:counted|calendar-days|format|time-zones)\./,
            },
            {
              name: 'kept',
              test: /shared[\\/](?:client[\\/]sent-once|ui[\\/]hooks[\\/]use-history-choice)/,
            },
            // What the dashboard and its neighbours ask for besides: together it is smaller.
            {
              name: 'accounts',
              test: /shared[\\/](?:contracts[\\/](?:accounts|activities|personas)|features[\\/](?:(?:accounts|personas)[\\/]queries|schedule[\\/]form[\\/]handed-draft))\./,
            },
            { name: 'figures', test: /shared[\\/]i18n[\\/]formats[\\/](?:percents|decimals)/ },
            {
              name: 'ages',
              test: /shared[\\/](?:i18n[\\/]formats[\\/]relative-time|ui[\\/]hooks[\\/]use-each-minute)/,
            },
            // The sign-in page asks for these, and for no form.
            { name: 'icons', test: /shared[\\/]ui[\\/]action-icons/ },
            { name: 'single', test: /shared[\\/]client[\\/]use-single/ },
          ],
        },
      },
    },
  },
});

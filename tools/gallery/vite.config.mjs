import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';

/** Read by Ladle's own Vite, and merged into what Ladle needs. */
export default {
  plugins: [tailwindcss()],
  cacheDir: fileURLToPath(new URL('../../node_modules/.gallery/.vite', import.meta.url)),
  publicDir: fileURLToPath(new URL('../../console/public', import.meta.url)),
  server: { open: false },
};

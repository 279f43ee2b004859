import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

// X's classes are meaningless hashes; ours must be too, so that nobody selects by them.
function hashedClass(name: string, file: string): string {
  const digest = createHash('sha256')
    .update(`${file.slice(here.length)}:${name}`)
    .digest();
  return `r-${digest.readUInt32BE(0).toString(36)}`;
}

export default defineConfig({
  root: here,
  base: '/',
  plugins: [react()],
  define: { global: 'globalThis' },
  css: { modules: { generateScopedName: hashedClass } },
  build: {
    outDir: fileURLToPath(new URL('../../../dist/x-web', import.meta.url)),
    emptyOutDir: true,
    assetsDir: 'x-web-assets',
    modulePreload: false,
    chunkSizeWarningLimit: 800,
  },
});

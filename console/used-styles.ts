import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** Takes the components of Radix Themes that no script names out of the built style. */
export function usedStyles(): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const content = files.flatMap((file) =>
        file.type === 'chunk' ? { raw: file.code, extension: 'js' } : [],
      );
      // Properties by the width of the window begin with `initial`.
      const isByWidth = content.some(({ raw }) => /\{\s*initial:/.test(raw));
      for (const file of files) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const [purged] = await new PurgeCSS().purge({
          content,
          css: [{ raw: String(file.source) }],
          // Names of modifiers are composed in scripts, and utilities are generated from the sources.
          safelist: [/^(?!rt-[A-Z]|\w\w\\?:rt-)/, ...(isByWidth ? [/:rt-/] : [])],
        });
        if (purged) file.source = purged.css;
      }
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readNotice } from './read-notice.mjs';
import { mergedNotices, noticesText } from './write-notices.mjs';

const FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Helpers of the tools that build stand in what they build. */
const HELPERS = /^\0(vite|rolldown)\//;

/** By the file with the list: WXT builds each entrypoint apart. */
const found = new Map();

/**
 * Writes which packages a bundle holds into a file of its own, and beside the bundle what they are
 * given to others under. One without a licence text fails the build. `styles` are folders of packages
 * whose styles alone it holds.
 */
export function thirdPartyNotices(list, styles = []) {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => part.moduleIds ?? []);
      const folders = modules.map(folderOf).filter((folder) => folder !== null);
      const notices = [...new Set([...folders, ...styles])].map(readNotice);
      const all = mergedNotices(found.get(list) ?? [], notices);
      found.set(list, all);
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(list, `${JSON.stringify(all, null, 1)}\n`);
      this.emitFile({
        type: 'asset',
        fileName: 'THIRD-PARTY-NOTICES.txt',
        source: noticesText(all),
      });
    },
  };
}

/** The folder of the package that a module belongs to; null for one of ours. */
export function folderOf(module) {
  const [, helper] = HELPERS.exec(module) ?? [];
  if (helper) return `node_modules/${helper}`;
  return FOLDER.exec(module.replace(/^\0/, '').replaceAll('\\', '/'))?.[1] ?? null;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

export const readLock = () =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** The folders that an installation of these packages brings, as the lock names them. */
export function installedWith(names, lock) {
  const folders = new Set();
  const add = (name, from) => {
    const folder = folderFrom(name, from, lock);
    if (folder === null || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = lock[folder];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      add(needed, folder);
    }
  };
  for (const name of names) add(name, '');
  return [...folders].sort();
}

/** Those of them that are there: of a program for several systems only one is. */
export const installedHere = (names) =>
  installedWith(names, readLock()).filter((folder) => existsSync(join(root, folder)));

/** Where Node looks: beside the package, then further out. */
function folderFrom(name, from, lock) {
  for (
    let within = from;
    ;
    within = within.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  ) {
    const folder = `${within === '' ? '' : `${within}/`}node_modules/${name}`;
    if (lock[folder]) return folder;
    if (within === '') return null;
  }
}

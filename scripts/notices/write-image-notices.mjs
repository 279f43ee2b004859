import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverPackages } from '../../api/server-packages.mjs';
import { root } from '../run.mjs';
import { installedHere } from './installed-packages.mjs';
import { readNotice } from './read-notice.mjs';
import { mergedNotices, noticesText } from './write-notices.mjs';
import { writeSbom } from './write-sbom.mjs';

/** The lists that the builds of all parts have written. */
export const lists = {
  server: 'dist/notices/server.json',
  console: 'dist/notices/console.json',
  extension: '.output/notices.json',
};

/** The notices and the components of the image: of all bundles, and of what it installs. */
export function writeImageNotices(folder = join(root, 'dist')) {
  const bundled = Object.values(lists).map((list) =>
    JSON.parse(readFileSync(join(root, list), 'utf8')),
  );
  const installed = installedHere(serverPackages).map((path) => readNotice(join(root, path)));
  const notices = mergedNotices(...bundled, installed);
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesText(notices));
  writeSbom(join(folder, 'sbom.cdx.json'), 'image', notices);
}

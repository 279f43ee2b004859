import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const FILE = /^(?:licen[cs]e|copying|notice)/i;
const GRANT = /Permission is hereby granted/;

/** Whose copyright it is, where a package names its licence but brings no text of it. */
const HOLDERS = {
  '@webext-core/messaging': 'Aaron Klinker',
  '@wxt-dev/browser': 'Aaron Klinker',
  '@wxt-dev/storage': 'Aaron Klinker',
  '@tesseract.js-data/eng': 'Balearica',
  http_ece: 'Martin Thomson and Marco Castelluccio',
  'react-remove-scroll-bar': 'Anton Korzunov',
  tr46: 'Sebastian Mayr',
  wouter: 'Alexey Taktarov',
  wxt: 'Aaron Klinker',
};

/** What the text of a package says that names no licence in its `package.json`. */
const LICENSES = { 'twitter-text': 'Apache-2.0' };

/** What a package is given to others under; it fails for one whose terms are not known. */
export function readNotice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = ownTexts(folder) || readmeText(folder) || standardText(name, license);
  if (!text) {
    throw new Error(
      `${name} ${version} brings no licence text: see scripts/notices/read-notice.mjs`,
    );
  }
  return { name, version, license: license ?? LICENSES[name] ?? null, text };
}

function ownTexts(folder) {
  return readdirSync(folder)
    .filter((file) => FILE.test(file) && statSync(join(folder, file)).isFile())
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

function readmeText(folder) {
  const file = readdirSync(folder).find((name) => /^readme/i.test(name));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  const [, section] = /(?:^|\n)#+ licen[cs]e\s*\n([\s\S]+)/i.exec(text) ?? [];
  return section && GRANT.test(section) ? section.trim() : null;
}

function standardText(name, license) {
  // The programs of libvips: its README names each of its parts and their terms.
  if (name.startsWith('@img/sharp-libvips-')) {
    const parts = readFileSync(join(root, 'node_modules', name, 'README.md'), 'utf8').trim();
    return `${parts}\n\n${licenceText('LGPL-3.0-or-later')}\n\n${licenceText('GPL-3.0-or-later')}`;
  }
  // The programs of one package for each system.
  const holder = name.startsWith('@napi-rs/nice-') ? 'LongYinan' : HOLDERS[name];
  const text = holder && license ? licenceText(license) : null;
  return text?.replace('<year> <copyright holders>', holder) ?? null;
}

/** The text of a licence by its SPDX identifier. */
export function licenceText(id) {
  const file = join(root, `node_modules/spdx-license-list/licenses/${id}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).licenseText.trim() : null;
}

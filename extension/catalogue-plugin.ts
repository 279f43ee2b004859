import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { draft } from '../shared/contracts/messages/analysis/draft.ts';
import { forecast } from '../shared/contracts/messages/analysis/forecast.ts';
import { virality } from '../shared/contracts/messages/analysis/virality.ts';
import { field } from '../shared/contracts/messages/field.ts';
import type { Label } from '../shared/contracts/messages/labels.ts';
import { noDraft } from '../shared/contracts/messages/no-draft.ts';
import { type Definition, parseDefinition } from '../shared/contracts/messages/parse-definition.ts';
import { provider } from '../shared/contracts/messages/provider.ts';
import { request } from '../shared/contracts/messages/request.ts';
import { rule } from '../shared/contracts/messages/rule.ts';
import { pickTexts } from '../shared/i18n/catalogue-source/said-texts.ts';
import type { Catalogue } from '../shared/lib/i18n/translator.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const MODULE = 'virtual:popover-catalogue/';

/** What says something on X's page, and what the background answers it. */
const ENTRIES = ['background', 'popover.content/index', 'x.content/index'].map(
  (name) => `extension/entrypoints/${name}.ts`,
);

/** Pages of the console show what these say. */
const NOT_ON_X = new Set(['extension/background/session/pairing.ts']);
const readShownOnX = (path: string) => (NOT_ON_X.has(path) ? '' : read(path));

/**
 * The popover uploads no file, reads no picture, restores no backup, and what it sends has one form, whole
 * characters and the background as its sender.
 */
const requests = without(
  request,
  /uploads|picture|backup|foreign|nul-|half-|such-call|cancelled|invalid|decide-in|disk-full|starting|-slow$|-(?:levels|keys|items)$/,
);
/** Its drafts need neither X's API nor the market; it asks for no audience's tone or style, and no alpha call. */
const providers = without(provider, /\.(?:x|market)-/);
const scores = without(virality, /\.(?:judged-by|reached)$/);
const drafts = without(draft, /\.(?:reads|style|profit)-/);

/** What the server may say of a draft, and why it refuses what the popover asks of it. */
const MESSAGES: Record<string, Definition> = {
  ...{ ...drafts, ...forecast, ...scores, ...noDraft, ...providers, ...requests },
  'field.required': field['field.required'],
  'field.too-long': field['field.too-long'],
  'rule.not-found': rule['rule.not-found'],
  'rule.sample-in-bucket': rule['rule.sample-in-bucket'],
  'rule.text-in-library': rule['rule.text-in-library'],
};

/** What these messages call a field or a thing. */
const LABELS: Label[] = [
  'Content bucket',
  'Context',
  'Draft',
  'Original tweet',
  'Persona',
  'Prompt',
  'The model on this device',
];

function without(messages: Record<string, Definition>, unsaid: RegExp) {
  return Object.fromEntries(Object.entries(messages).filter(([code]) => !unsaid.test(code)));
}

/** `virtual:popover-catalogue/de`: of the German catalogue what the popover shows. */
export function popoverCatalogues(): Plugin {
  return {
    name: 'popover-catalogues',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const language = id.slice(MODULE.length + 1);
      const file = `shared/lib/i18n/locales/${language}/common.json`;
      this.addWatchFile(join(root, file));
      const catalogue = JSON.parse(read(file)) as Catalogue;
      const picked = pickTexts(catalogue, ENTRIES, readShownOnX, LABELS);
      // A text that is not there is shown as it is; a label may be none of these modules'.
      const labels = new Set<string>(LABELS);
      const texts = Object.fromEntries(
        Object.entries(picked).filter(([text, own]) => text !== own || labels.has(text)),
      );
      const messages = Object.entries(MESSAGES).map(([code, definition]) => [
        code,
        translated(definition, catalogue),
      ]);
      const shown = { language, texts, messages: Object.fromEntries(messages) };
      return { code: `export default ${JSON.stringify(shown)}`, map: null };
    },
  };
}

/** A definition in another language: `'{field:label}: höchstens {n:number} Zeichen'`. */
function translated(definition: Definition, catalogue: Catalogue): string {
  const { key, kinds } = parseDefinition(definition);
  const kindOf = new Map<string, string>(kinds);
  const text = catalogue[key];
  if (typeof text !== 'string') throw new Error(`No text of the catalogue: ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => `{${name}:${kindOf.get(name)}}`);
}

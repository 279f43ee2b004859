import { hashOf } from '../choose/seeded-random.ts';
import type { Focus } from '../read/find-focus.ts';

/**
 * Sentences of one way of talking. They hold for any subject, begin in lower case and carry no full
 * stop. `[a|b]` stands for either, `[a|]` for a word or none, and `fillTemplate` puts the subject in:
 * `{f}` with its article, `{F}` without, and `{is}`, `{does}`, `{has}`, `{s}`, `{it}`, `{its}` and
 * `{them}` agreeing with it.
 */
export interface Register {
  /** Before a sentence, with its mark. */
  leads: string[];
  /** About a subject. */
  view: string[];
  /** Second sentences that need no subject. */
  tails: string[];
}

const known = new Map<string, string[]>();

/** Every sentence that a template stands for: one of each `[a|b]`. */
function variantsOf(template: string): string[] {
  const before = known.get(template);
  if (before) return before;
  const choice = /\[([^\]]*\|[^\]]*)\]/.exec(template);
  const variants = choice
    ? (choice[1] ?? '')
        .split('|')
        .flatMap((option) => variantsOf(template.replace(choice[0], () => option)))
    : [template.replace(/ {2,}/g, ' ').replace(/ (?=[.,:;?!]|$)/g, '')];
  known.set(template, variants);
  return variants;
}

const lists = new WeakMap<readonly string[], string[]>();

/** Every sentence of a list of templates. Lists are constants, so each is gone through once. */
export function allVariants(templates: readonly string[]): string[] {
  const before = lists.get(templates);
  if (before) return before;
  const variants = templates.flatMap(variantsOf);
  lists.set(templates, variants);
  return variants;
}

/** What is asked of every sentence of a list again and again while a draft looks for its opening. */
export interface TemplateList {
  sentences: string[];
  /** A number that stands for the sentence, and one for the template it comes from. */
  keys: Uint32Array;
  families: Uint32Array;
  /** Where the sentences of each template begin; the last one is where all of them end. */
  starts: number[];
  /** Begins loudly enough without words before it: "good. {f} first", "{f}: ...". */
  abrupt: boolean[];
  /** Speaks of something one is glad about. */
  fond: boolean[];
  /** Names the subject without its article only. */
  bare: boolean[];
}

const abrupt = /^(?:an?|good|well) |^(?:\S+ ){0,2}\S*[.?,]|^(?:\S+ ){0,8}\S*:/;
const fond = /\b(?:wants?|love|fan of|deserve|hug|congrats|proud|early on|beat)\b/i;
const templateLists = new WeakMap<readonly string[], TemplateList>();

/** Every sentence of a list of templates, looked at once. */
export function templateListOf(templates: readonly string[]): TemplateList {
  const before = templateLists.get(templates);
  if (before) return before;
  const sentences = allVariants(templates);
  const sizes = templates.map((template) => variantsOf(template).length);
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  const list: TemplateList = {
    sentences,
    keys: Uint32Array.from(sentences, hashOf),
    families: Uint32Array.from(
      templates.flatMap((template, at) => Array<number>(sizes[at] ?? 0).fill(hashOf(template))),
    ),
    starts,
    abrupt: sentences.map((sentence) => abrupt.test(sentence)),
    fond: sentences.map((sentence) => fond.test(sentence)),
    bare: sentences.map((sentence) => !sentence.includes('{f}')),
  };
  templateLists.set(templates, list);
  return list;
}

/** Puts a subject into a template, as `Register` says; `more` fills other slots. */
export function fillTemplate(
  template: string,
  focus: Focus,
  more: Record<string, string> = {},
): string {
  const { plural } = focus;
  const values: Record<string, string> = {
    f: focus.phrase,
    F: focus.bare,
    is: plural ? 'are' : 'is',
    does: plural ? 'do' : 'does',
    has: plural ? 'have' : 'has',
    s: plural ? '' : 's',
    it: plural ? 'they' : 'it',
    its: plural ? 'their' : 'its',
    them: plural ? 'them' : 'it',
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => more[name] ?? values[name] ?? '');
}

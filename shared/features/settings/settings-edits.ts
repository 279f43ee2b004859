import { z } from 'zod/mini';
import type { Settings } from '#shared/contracts/settings.ts';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';

type Flat = 'profile' | 'notifications' | 'automation' | 'privacy';
type InFlat = { [Section in Flat]: `${Section}.${keyof Settings[Section] & string}` }[Flat];
export type ApiKey = 'openaiApiKey' | 'geminiApiKey' | 'grokApiKey' | 'twitterApiKey';
/** Where a value lies in the settings. */
export type Place =
  | InFlat
  | `api.${ApiKey}`
  | `api.rateLimits.${keyof Settings['api']['rateLimits']}`;

/** What a person has changed and not saved, by place, as it stands in the field. */
const edits = z.record(z.string(), z.union([z.string(), z.boolean()]));
export type Edits = z.infer<typeof edits>;

export const noEdits: Edits = {};
/** Never holds a key: those stay in memory. */
export const useKeptEdits = createPersistedForm('settings-edits', edits, noEdits);

/** The saved settings with the edits on them. What is no number becomes none, for the contract to refuse. */
export function withEdits(saved: Settings, changed: Edits): Settings {
  const copy = structuredClone(saved);
  for (const [place, edit] of Object.entries(changed)) {
    const { holder, field } = find(copy, place);
    const old = holder?.[field];
    if (!holder || old === undefined) continue;
    holder[field] = typeof old === 'number' ? numberIn(String(edit)) : edit;
  }
  return copy;
}

/** The edits that say something else than what is saved. */
export function openEdits(saved: Settings, changed: Edits): Edits {
  const open = Object.entries(changed).filter(([place, edit]) => {
    const { holder, field } = find(saved, place);
    return (
      holder?.[field] !== undefined && `${holder[field] as string | number | boolean}` !== `${edit}`
    );
  });
  return open.length === 0 ? noEdits : Object.fromEntries(open);
}

/** The edits without those that were sent as they stand. */
export function withoutSent(changed: Edits, sent: Edits): Edits {
  const left = Object.entries(changed).filter(([place, edit]) => sent[place] !== edit);
  return left.length === 0 ? noEdits : Object.fromEntries(left);
}

function find(settings: Settings, place: string) {
  const path = place.split('.');
  const field = path.pop() ?? '';
  let holder: Record<string, unknown> | undefined = settings;
  for (const name of path) {
    const next: unknown = Object.hasOwn(holder, name) ? holder[name] : undefined;
    if (typeof next !== 'object' || next === null) return { holder: undefined, field };
    holder = next as Record<string, unknown>;
  }
  return { holder: Object.hasOwn(holder, field) ? holder : undefined, field };
}

function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

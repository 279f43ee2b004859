import type { Sealer } from '#api/secrets/sealer.ts';
import type { Settings } from '#shared/contracts/settings.ts';

const fields = ['openaiApiKey', 'geminiApiKey', 'grokApiKey', 'twitterApiKey'] as const;
type Given = Pick<Settings['api'], (typeof fields)[number]>;
type Keys = Required<Given>;

export const noKeys: Keys = {
  openaiApiKey: '',
  geminiApiKey: '',
  grokApiKey: '',
  twitterApiKey: '',
};

const MASK = '••••';
/** Of a shorter key the last four would give too much away. */
const SHORTEST_SHOWN = 12;

/** Sealed keys as a person sees them: the mask and the last four, '' where there is none. */
export function maskedKeys(sealer: Sealer, owner: string, secrets: Record<string, string>): Keys {
  const keys = openKeys(sealer, owner, secrets);
  for (const field of fields) {
    const key = keys[field];
    const end = key.length < SHORTEST_SHOWN ? '' : [...key].slice(-4).join('');
    if (key !== '') keys[field] = MASK + end;
  }
  return keys;
}

/** Sealed keys as their providers take them, '' where there is none. Never for an answer or a log. */
export function openKeys(sealer: Sealer, owner: string, secrets: Record<string, string>): Keys {
  const opened = { ...noKeys };
  for (const field of fields) {
    const sealed = secrets[field];
    if (sealed !== undefined) opened[field] = sealer.open(sealed, placeOf(owner, field));
  }
  return opened;
}

/** What is kept after a save: a mask keeps the key that is there, as does none at all; '' clears it. */
export function sealedKeys(
  sealer: Sealer,
  owner: string,
  given: Given,
  secrets: Record<string, string>,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const field of fields) {
    const key = given[field]?.trim();
    const old = secrets[field];
    // A client that is older than a key does not name it.
    if (key === undefined || key.startsWith(MASK)) {
      if (old !== undefined) kept[field] = old;
    } else if (key !== '') {
      kept[field] = sealer.seal(key, placeOf(owner, field));
    }
  }
  return kept;
}

function placeOf(workspaceId: string, field: string) {
  return { table: 'settings', workspaceId, field };
}

import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';
import type { KnownPage } from '#shared/client/own-page.ts';
import type { FailureReason } from '#shared/contracts/errors.ts';
import type { Language } from '#shared/contracts/languages.ts';
import type { Connection } from './connection.ts';
import type { PairRequest } from './pairing/pair-requests.ts';
import type { ChosenPersona } from './preselected-persona.ts';
import type { Draft, DraftChoice, DraftOrder, PersistedDraftsOf, UsedDraft } from './protocol.ts';

/** Where the Troupe server answers: https, or this machine. */
export const apiUrlItem = storage.defineItem<string>('local:apiUrl', {
  fallback: 'http://localhost:3000',
});

/** The extension key; empty while not connected. */
export const apiKeyItem = storage.defineItem<string>('local:apiKey', { fallback: '' });

/** Whose key of which server it is, and of which workspace; null until the server has said it. */
interface ConnectedAs {
  apiUrl: string;
  /** The last letters of the key. */
  keyEnd: string;
  page: KnownPage;
}

const connectedAsItem = storage.defineItem<ConnectedAs | null>('local:connectedAs', {
  fallback: null,
});

const endOf = (apiKey: string) => apiKey.slice(-8);

/** The server refused the last key; true until another connection takes its place. */
export const keyRefusedItem = storage.defineItem<boolean>('local:keyRefused', { fallback: false });

/** Persona, tone and provider of the last draft. */
export const choiceItem = storage.defineItem<DraftChoice>('local:draftChoice', {
  fallback: { personaId: null, tone: null, provider: null },
});

/** The Ollama of this computer that writes as the model on this device; null: it does not. */
export const ownOllamaItem = storage.defineItem<{ url: string; model: string } | null>(
  'local:ownOllama',
  { fallback: null },
);

/** By place and handle in lower case. */
export const personaItemOf = (key: string) =>
  storage.defineItem<ChosenPersona | null>(`local:persona ${key}`, { fallback: null });

/** Of the interface, as the server named it last: the popover speaks it before it has asked. */
export const languageItem = storage.defineItem<Language>('local:language', { fallback: 'en' });

/** An order for a draft that the server could not be reached for, and what came of it since. */
export interface WaitingDraft {
  id: string;
  /** When it was ordered, in ms since 1970. */
  at: number;
  /** The server that it is meant for. */
  apiUrl: string;
  /** With its person and workspace (`placeOf`); an older version knew the server alone. */
  place?: string;
  order: DraftOrder;
  draft: Draft | null;
  /** Why the server refused it. */
  problem: FailureReason | null;
}

export const waitingItem = storage.defineItem<WaitingDraft[]>('local:waitingDrafts', {
  fallback: [],
  version: 2,
  migrations: {
    /** Until then a problem was its English sentence. */
    2: (list: (Omit<WaitingDraft, 'problem'> & { problem: string | null })[]): WaitingDraft[] =>
      list.map((entry) => ({
        ...entry,
        problem: entry.problem === null ? null : { message: entry.problem },
      })),
  },
});

/** What was typed and drafted in the popover and not used yet; the newest last. */
export const keptDraftsItem = storage.defineItem<PersistedDraftsOf[]>('local:keptDrafts', {
  fallback: [],
});

/** A used draft of which the server does not know yet. */
export interface UsedReport {
  apiUrl: string;
  /** As of a waiting draft. */
  place?: string;
  used: UsedDraft;
}

export const usedReportsItem = storage.defineItem<UsedReport[]>('local:usedReports', {
  fallback: [],
});

/** Selected text of no post, for the side panel; gone with the browser. */
export const panelTextItem = storage.defineItem<string>('session:panelText', { fallback: '' });

/** Requests of pages to connect with their server. They hold keys, so they are gone with the browser. */
export const pairRequestsItem = storage.defineItem<PairRequest[]>('session:pairRequests', {
  fallback: [],
});

/** Address and key in one read: a key must never meet another server than its own. */
export async function readConnection(): Promise<Connection> {
  const items = [apiUrlItem, apiKeyItem, connectedAsItem] as const;
  const [apiUrl, apiKey, as] = (await storage.getItems([...items])).map(({ value }) => value);
  return { apiUrl, apiKey, page: pageOf(as, { apiUrl, apiKey }) };
}

/** Without a key it is still that of the last one. */
function pageOf(as: ConnectedAs | null, { apiUrl, apiKey }: Connection): KnownPage | null {
  const isOwn = as?.apiUrl === apiUrl && (apiKey === '' || as.keyEnd === endOf(apiKey));
  return isOwn ? as.page : null;
}

/** Stored in one write, for the same reason. */
export async function saveConnection({ apiUrl, apiKey, page = null }: Connection): Promise<void> {
  await storage.setItems([
    { item: apiUrlItem, value: apiUrl },
    { item: apiKeyItem, value: apiKey },
    ...(page ? [{ item: connectedAsItem, value: { apiUrl, keyEnd: endOf(apiKey), page } }] : []),
    { item: keyRefusedItem, value: false },
  ]);
}

/** Notes whose key this is. */
export function noteConnectedAs({ apiUrl, apiKey }: Connection, page: KnownPage): Promise<void> {
  return connectedAsItem.setValue({ apiUrl, keyEnd: endOf(apiKey), page });
}

/** Lets go of a key that its server refused, unless another has taken its place; keeps the address. */
export async function forgetRefusedKey(refused: Connection): Promise<void> {
  const stored = await readConnection();
  if (stored.apiUrl !== refused.apiUrl || stored.apiKey !== refused.apiKey) return;
  await keyRefusedItem.setValue(true);
  await apiKeyItem.setValue('');
}

/**
 * Keeps the key from scripts on X's page: only our own pages and the background may read. Firefox
 * has no such lock; there the content script could read it, and X's page still cannot.
 */
export async function closeStorageToPages(): Promise<void> {
  if (!('setAccessLevel' in browser.storage.local)) return;
  await browser.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

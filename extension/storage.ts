import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';
import type { DraftChoice } from './messages.ts';

/** Where the Troupe server answers: https, or this machine. */
export const apiUrlItem = storage.defineItem<string>('local:apiUrl', {
  fallback: 'http://localhost:3000',
  version: 1,
});

/** The extension key; empty while not connected. */
export const apiKeyItem = storage.defineItem<string>('local:apiKey', { fallback: '', version: 1 });

/** Persona, tone and provider of the last draft. */
export const choiceItem = storage.defineItem<DraftChoice>('local:draftChoice', {
  fallback: { personaId: null, tone: null, provider: null },
  version: 1,
});

/** Keeps the key from scripts on X's page: only our own pages and the background may read. */
export function closeStorageToPages(): Promise<void> {
  return browser.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

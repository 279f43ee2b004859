import { restOfTexts } from '#shared/i18n/language-store.ts';
import type { GatedAction } from './tell-to-connect.ts';

/** Tells somebody signed out what an X account is needed for. The sentences are fetched with the press. */
export async function askToConnect(action: GatedAction): Promise<void> {
  const [{ tellToConnect }] = await Promise.all([import('./tell-to-connect.ts'), restOfTexts()]);
  tellToConnect(action);
}

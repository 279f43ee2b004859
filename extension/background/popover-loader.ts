import { browser } from 'wxt/browser';
import type { Language } from '#shared/contracts/languages.ts';
import { languageItem } from '../storage.ts';
import { on } from './answer-messages.ts';
import { done } from './results.ts';

type Script = Parameters<typeof browser.scripting.executeScript>[0] extends { files?: (infer F)[] }
  ? F
  : never;

/**
 * Injects the popover's script where a person pressed one of our buttons for the first time, with
 * the texts of their language before it.
 */
export function loadPopoverOnRequest(): void {
  on('loadPopover', async (_, tab) => {
    const language = await languageItem.getValue();
    await inject(tab.tabId, [...catalogueOf(language), '/content-scripts/popover.js']);
    return done;
  });

  on('loadCatalogue', async (language, tab) => {
    await inject(tab.tabId, catalogueOf(language));
    return done;
  });

  on('namedLanguage', async () => ({ ok: true, value: await languageItem.getValue() }));
}

function catalogueOf(language: Language): Script[] {
  return language !== 'en' ? [`/catalogue-${language}.js`, '/message-texts.js'] : [];
}

async function inject(tabId: number, files: Script[]): Promise<void> {
  if (files.length === 0) return;
  await browser.scripting.executeScript({ target: { tabId, frameIds: [0] }, files });
}

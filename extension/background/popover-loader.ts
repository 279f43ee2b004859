import { browser } from 'wxt/browser';
import type { Language } from '#shared/contracts/languages.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { onMessage, type Result } from '../messages.ts';
import { languageItem } from '../storage.ts';
import { notFromX } from './failure.ts';
import { xTabOf } from './session/sender.ts';

type Script = Parameters<typeof browser.scripting.executeScript>[0] extends { files?: (infer F)[] }
  ? F
  : never;

const words: Record<Exclude<Language, 'en'>, Script> = {
  es: '/words-es.js',
  fr: '/words-fr.js',
  de: '/words-de.js',
  ja: '/words-ja.js',
  zh: '/words-zh.js',
};

/**
 * Injects the popover's script where a person pressed one of our buttons for the first time, with
 * the texts of their language before it.
 */
export function loadPopoverOnRequest(): void {
  onMessage('loadPopover', async ({ sender }) => {
    const tab = xTabOf(sender, browser.runtime.id);
    if (!tab) return notFromX;
    const language = await languageItem.getValue();
    await inject(tab.tabId, [...wordsOf(language), '/content-scripts/popover.js']);
    return { ok: true, value: null };
  });

  onMessage('loadWords', async ({ data: language, sender }) => {
    const tab = xTabOf(sender, browser.runtime.id);
    if (!tab) return notFromX;
    await inject(tab.tabId, wordsOf(language));
    return { ok: true, value: null };
  });

  onMessage('namedLanguage', async ({ sender }): Promise<Result<Language>> => {
    if (!xTabOf(sender, browser.runtime.id)) return notFromX;
    return { ok: true, value: await languageItem.getValue() };
  });
}

function wordsOf(language: unknown): Script[] {
  return isLanguage(language) && language !== 'en' ? [words[language]] : [];
}

async function inject(tabId: number, files: Script[]): Promise<void> {
  if (files.length === 0) return;
  await browser.scripting.executeScript({ target: { tabId, frameIds: [0] }, files });
}

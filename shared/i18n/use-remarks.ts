import { useEffect } from 'react';
import { useLanguage } from './language-store.ts';
import { learnRemarks, useRemarkLanguage } from './learn-remarks.ts';
import { serverSentence } from './server-sentence.ts';

/**
 * Tells what the server remarks on drafts, texts, pictures and voices in the language of the
 * interface, and draws anew once that is loaded. What cannot be loaded stays English.
 */
export function useRemarks(): (remark: string) => string {
  const { language } = useLanguage();
  useRemarkLanguage();
  useEffect(() => {
    if (language !== 'en') void learnRemarks().catch(() => {});
  }, [language]);
  return serverSentence;
}

import type { Brief } from '#api/ai/adapters/provider.ts';
import { isSurelyNot, sureLanguage } from '#api/ai/detect-language.ts';

/**
 * The language of the post that a reply answers, where the reply beyond doubt is in another; null where
 * it is not, or the person's own words may have asked for it. For text threads only.
 */
export function missedLanguage(
  content: string,
  { kind, post, prompt, language: tag }: Pick<Brief, 'kind' | 'post' | 'prompt' | 'language'>,
): string | null {
  const language = kind === 'reply' && post ? sureLanguage(post.text, tag) : null;
  if (language === null || !isSurelyNot(content, language)) return null;
  const asked = prompt ? sureLanguage(prompt, null) : language;
  return asked !== null && isSurelyNot(content, asked) ? language : null;
}

/** What a model hears of such a reply. */
export function objectToLanguage(content: string, brief: Brief): string | null {
  const language = missedLanguage(content, brief);
  return language === null ? null : `content was not in the language of the post ("${language}")`;
}

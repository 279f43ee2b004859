import { t } from '#shared/i18n/translate.ts';
import { threadTexts } from '../../x-page/composer/add-part.ts';
import { findAiSwitch, switchName, toolBarOf } from '../../x-page/composer/ai-switch.ts';
import type { Composer } from '../../x-page/composer/composer.ts';
import { editorText } from '../../x-page/composer/read-back.ts';
import type { ComposerFinder } from '../insert/insert-draft.ts';
import { createLabelLine, type LineContent } from './label-line.ts';
import { type Origin, whoseWords } from './text-origin.ts';

/** Time between two looks at a composer that changes, in ms. */
const pause = 150;

let stopCurrent: (() => void) | null = null;

/**
 * Says beside X's composer whether X's "Made with AI" switch is due for the draft that went in, until
 * the post is sent, the composer closes, or the person closes the line. One composer at a time.
 */
export function labelComposer(
  find: ComposerFinder,
  origin: Origin,
  isThread: boolean,
  signal: AbortSignal,
): void {
  stopCurrent?.();
  const ended = new AbortController();
  const until = AbortSignal.any([signal, ended.signal]);
  const end = () => ended.abort();
  stopCurrent = end;
  const line = createLabelLine(end, until);
  let scope: Element | null = null;
  let timer = 0;

  const look = () => {
    timer = 0;
    const composer = find();
    const bar = composer && toolBarOf(composer);
    const content = composer && contentOf(composer, origin, isThread);
    scope ??= composer?.scope ?? null;
    // Another composer that answers the same has another text.
    if (!bar || !content || composer?.scope !== scope) return end();
    if (bar.nextElementSibling !== line.host) bar.after(line.host);
    line.host.hidden = content.sentence === '';
    line.show(content);
  };
  const soon = () => {
    timer ||= window.setTimeout(look, pause);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-checked'],
  });
  // A plain text field changes without any change of the page.
  document.addEventListener('input', soon, { capture: true, signal: until });
  until.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  look();
}

/** Null where nothing stands in the composer; '' as the sentence where there is nothing to say. */
function contentOf(composer: Composer, origin: Origin, isThread: boolean): LineContent | null {
  const standing = isThread ? threadTexts().join('\n\n') : editorText(composer.editor);
  const whose = whoseWords(standing, origin);
  if (whose === null) return null;
  if (whose === 'own') {
    return { sentence: t('Your own words: X’s AI label is not needed.'), target: null };
  }
  const target = findAiSwitch(composer);
  if (target?.getAttribute('aria-checked') === 'true') return { sentence: '', target: null };
  const name = target && switchName(target);
  if (!name) {
    return {
      sentence: t(
        'Mostly Troupe’s draft. X has a “Made with AI” switch for it, under “Content disclosure” in the composer.',
      ),
      target,
    };
  }
  return { sentence: t('Mostly Troupe’s draft. X has a switch for it: {name}', { name }), target };
}

import { idOf } from '../data/post-factory.ts';
import { navigate, openDialog } from '../navigation.ts';
import { recordShortcut } from '../page-record.ts';
import { toggleMark } from '../post/marks.ts';

const letters = new Set([...'nrltbjkmsuxoghvie/?.', 'Enter', ' ']);

function isEditable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

function focusedPost(): { article: HTMLElement; id: string } | null {
  const article = document.activeElement?.closest<HTMLElement>('article[data-testid="tweet"]');
  const link = article?.querySelector('a[href*="/status/"] time')?.closest('a');
  const id = link?.pathname.split('/')[3];
  return article && id ? { article, id } : null;
}

function moveFocus(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('article[data-testid="tweet"]')];
  const now = focusedPost();
  const at = now ? all.indexOf(now.article) : -1;
  all[Math.max(0, at + step)]?.focus();
}

const actions: Record<string, () => void> = {
  n: () => openDialog({ kind: 'new', parts: [''] }),
  r: () => {
    const post = focusedPost();
    if (post) openDialog({ kind: 'reply', postId: post.id });
  },
  l: () => toggleMark('like', focusedPost()?.id ?? idOf(0)),
  b: () => toggleMark('bookmark', focusedPost()?.id ?? idOf(0)),
  j: () => moveFocus(1),
  k: () => moveFocus(-1),
  '/': () => navigate('/search'),
};

/**
 * X's one-letter shortcuts, on the whole document. They spare editable targets, but typing in a
 * shadow tree arrives here with its host as the target, which is not editable.
 */
export function listenForShortcuts(): void {
  for (const type of ['keydown', 'keypress'] as const) {
    document.addEventListener(type, (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target)) return;
      if (!letters.has(event.key)) return;
      const pressable = event.target instanceof Element && event.target.closest('a, button');
      if (pressable && (event.key === 'Enter' || event.key === ' ')) return;
      recordShortcut({ type, key: event.key });
      if (type !== 'keydown' || event.defaultPrevented) return;
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
  }
}

import { keptDraftsItem } from '../../storage.ts';
import { on } from '../answer-messages.ts';
import { createMutex } from '../mutex.ts';
import { done } from '../results.ts';

const most = 20;
const change = createMutex(keptDraftsItem);

/** X's page is loaded anew, also because we were updated: what was written in its popover is not lost. */
export function persistPopoverDrafts(): void {
  on('recallDrafts', async () => ({ ok: true, value: await keptDraftsItem.getValue() }));

  on('persistDrafts', async (kept) => {
    const { key, drafts } = kept;
    await change((list) => {
      const others = list.filter((entry) => entry.key !== key);
      return (drafts ? [...others, kept] : others).slice(-most);
    });
    return done;
  });
}

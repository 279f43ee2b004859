import { z } from 'zod/mini';
import { create } from 'zustand';
import { usePageKey } from '#shared/client/api.tsx';
import { readStored, writeStored } from '#shared/client/stored.ts';

const MOST_KEPT = 20;

/** A text of a draft that is empty at first. */
export const draftText = z._default(z.string(), '');

/**
 * Makes a hook that keeps what a person types in one kind of form until it is sent. It outlives the
 * screen and, in the tab's storage, the way to X and back. It is kept for the person and workspace
 * of the page; a visitor has neither: who signs in next and has typed nothing goes on with their draft.
 */
export function createPersistedForm<T>(key: string, schema: z.ZodMiniType<T>, empty: T) {
  type Kept = { drafts: Record<string, T> };
  const kept = z.record(z.string(), schema);
  const useStore = create<Kept>()(() => ({
    drafts: readStored('sessionStorage', key, kept) ?? {},
  }));
  useStore.subscribe(({ drafts }) => writeStored('sessionStorage', key, drafts, withoutPictures));

  /**
   * The draft of that owner, and the way to change it; the empty draft is forgotten. The last puts
   * something in its place once it has been sent, unless more was typed since; also when the form
   * was closed meanwhile, which a callback of `mutate` would not hear of.
   */
  /** `what` names the row that the form is about, where there are several. */
  return function usePersistedDraft(what = '') {
    const page = usePageKey();
    const owner = page === '' ? what : `${page} ${what}`.trim();
    const current = ({ drafts }: Kept) => drafts[owner] ?? drafts[what] ?? empty;
    const draft = useStore(current);
    const keep = (next: T) =>
      useStore.setState(({ drafts }) => {
        const others = Object.entries(drafts).filter(([name]) => name !== owner && name !== what);
        const mine: [string, T][] = next === empty ? [] : [[owner, next]];
        return { drafts: Object.fromEntries([...others, ...mine].slice(-MOST_KEPT)) };
      });
    const keepAfter = (sending: Promise<unknown>, next: T) =>
      void sending.then(
        () => current(useStore.getState()) === draft && keep(next),
        () => {},
      );
    return [draft, keep, keepAfter] as const;
  };
}

/** Five megabytes do not fit into a tab's storage: a picture lasts only as long as the page. */
function withoutPictures(_field: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('data:image/') ? undefined : value;
}

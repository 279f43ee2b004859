import { useState } from 'react';
import { z } from 'zod/mini';
import { createPersistedForm } from './persisted-form.ts';

export interface PersistedEdit<T> {
  /** The row with what was typed on it. */
  draft: T;
  /** The row as it was when the first of that was typed. */
  before: T;
  change(draft: T): void;
  /** The row as it is by now, with only what was typed in place of it. */
  onto(row: T): T;
  /** What was typed and not saved stands here again. */
  isBack: boolean;
  /** What was typed takes the place of something that has changed meanwhile. */
  isOverwriting: boolean;
  discard(): void;
  /** Forgets what was typed once it is saved, also when the form was closed meanwhile. */
  saved(saving: Promise<unknown>): void;
}

/**
 * Makes a hook for the forms that edit one kind of row: what is typed outlives the form, as a kept
 * draft does, until it is saved or discarded. Only fields that differ from the row are kept, so
 * that the others follow it. `what` names the row.
 */
export function createPersistedEdit<T extends object>(
  key: string,
  row: z.ZodMiniType<T>,
  typed: z.ZodMiniType<Partial<T>>,
) {
  const kept = z.nullable(z.object({ typed, before: row }));
  const useKept = createPersistedForm<z.infer<typeof kept>>(key, kept, null);

  return function useKeptEdit(what: string, current: T): PersistedEdit<T> {
    const [edit, keep, keepAfter] = useKept(what);
    // What changes elsewhere while the form is open is told when it is saved.
    const [now] = useState(current);
    const [wasKept] = useState(edit !== null);
    const before = edit?.before ?? now;
    // What has come to say the same meanwhile is no change any more.
    const fields = (Object.keys(edit?.typed ?? {}) as (keyof T)[]).filter(
      (field) => !isSame(edit?.typed[field], now[field]),
    );

    return {
      draft: { ...now, ...edit?.typed },
      before,
      change(draft) {
        const changed = fieldsThatDiffer(draft, now);
        keep(Object.keys(changed).length > 0 ? { typed: changed, before } : null);
      },
      onto: (row) => ({ ...row, ...edit?.typed }),
      isBack: wasKept && fields.length > 0,
      isOverwriting: wasKept && fields.some((field) => !isSame(before[field], now[field])),
      discard: () => keep(null),
      saved: (saving) => keepAfter(saving, null),
    };
  };
}

/** The fields of a draft that say something else than the row. */
export function fieldsThatDiffer<T extends object>(draft: T, from: T): Partial<T> {
  const fields = Object.keys(from) as (keyof T)[];
  const changed: Partial<T> = {};
  for (const field of fields) if (!isSame(draft[field], from[field])) changed[field] = draft[field];
  return changed;
}

/** Fields hold texts, choices and lists of them. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

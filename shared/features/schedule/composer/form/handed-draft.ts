import { create } from 'zustand';
import type { Platform } from '#shared/contracts/common.ts';
import { openComposer } from '../open-composer.ts';

/** A generated text on its way to the schedule form. */
export interface HandedDraft {
  text: string;
  /** The kept draft it comes from; null where none was kept. */
  draftId: string | null;
  personaId: string;
  platform: Platform;
}

/** What was handed to the schedule and has not been taken there yet. */
export const useHandedDraft = create<{ draft: HandedDraft | null }>()(() => ({ draft: null }));

/** Opens the composer with a generated text; where another stands there, it asks first. */
export function composeText(draft: HandedDraft): void {
  useHandedDraft.setState({ draft });
  openComposer();
}

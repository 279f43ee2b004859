import { type HandedDraft, useHandedDraft } from '../form/handed-draft.ts';
import { openComposer } from './open-composer.ts';

/** Opens the composer with a generated text; where another stands there, it asks first. */
export function composeText(draft: HandedDraft): void {
  useHandedDraft.setState({ draft });
  openComposer();
}

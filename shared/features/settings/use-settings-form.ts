import { useEffect, useState } from 'react';
import { type Settings, settings as settingsContract } from '#shared/contracts/settings.ts';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { useResetSettings, useSaveSettings } from './queries.ts';
import {
  type ApiKey,
  type Edits,
  noEdits,
  openEdits,
  type Place,
  useKeptEdits,
  withEdits,
  withoutSent,
} from './settings-edits.ts';

/** What the tabs show and change. */
export interface SettingsFields {
  /** As saved, with the edits on them. */
  shown: Settings;
  saved: Settings;
  /** What stands in a field, when it was edited. */
  edit(place: Place): string | boolean | undefined;
  /** `also`: what follows from it in the same section. */
  change(place: Place, value: string | boolean, also?: Edits): void;
  issueOf(place: Place): string | undefined;
}

/**
 * The settings while somebody edits them. Only what was edited is kept, so that what another tab
 * saves meanwhile shows through. `onWrong` hears in which section the first wrong field lies.
 */
export function useSettingsForm(
  saved: Settings,
  { onWrong, onSaved }: { onWrong(section: keyof Settings): void; onSaved(): void },
) {
  const [kept, keep] = useKeptEdits();
  const [keys, setKeys] = useState<Edits>(noEdits);
  const save = useSaveSettings();
  const reset = useResetSettings();
  const edits = openEdits(saved, { ...kept, ...keys });
  const shown = withEdits(saved, edits);

  // What has been saved is no edit any more, and must not come back when another tab saves.
  useEffect(() => {
    const open = openEdits(saved, kept);
    if (Object.keys(open).length < Object.keys(kept).length) keep(open);
  });

  function discard() {
    keep(noEdits);
    setKeys(noEdits);
  }

  const { form, issueOf, refusal, touched, submit } = useFormIssues<Record<string, unknown>>({
    contract: settingsContract,
    input: shown,
    serverError: save.error,
    onValid: () =>
      save.mutate((now) => withEdits(now, edits), {
        onSuccess() {
          setKeys((now) => withoutSent(now, keys));
          onSaved();
        },
      }),
    onInvalid() {
      const [first] = settingsContract.safeParse(shown).error?.issues ?? [];
      if (first) onWrong(first.path[0] as keyof Settings);
    },
  });

  const fields: SettingsFields = {
    shown,
    saved,
    edit: (place) => edits[place],
    change(place, value, also) {
      touched({ [lastOf(place)]: value });
      if (isKey(place)) setKeys(openEdits(saved, { ...keys, [place]: value }));
      else keep(openEdits(saved, { ...kept, [place]: value, ...also }));
    },
    issueOf: (place) => issueOf(lastOf(place)),
  };

  return {
    fields,
    form,
    refusal,
    submit,
    dirty: edits !== noEdits,
    saving: save.isPending,
    resetting: reset.isPending,
    discard,
    resetAll: () => reset.mutate(undefined, { onSuccess: discard }),
  };
}

function lastOf(place: Place): string {
  return place.slice(place.lastIndexOf('.') + 1);
}

function isKey(place: Place): place is `api.${ApiKey}` {
  return place.startsWith('api.') && place.endsWith('ApiKey');
}

import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { Select } from '#shared/ui/forms/fields.tsx';
import { SecondaryButton } from '#shared/ui/forms/secondary-button.tsx';
import { ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { contentTypeOptions } from '../generation-labels.ts';
import { aiProviderList, useAcceptDraft } from '../queries.ts';
import { DraftWriting } from './draft-writing.tsx';
import { useAlternatives } from './use-alternatives.ts';
import { useWriteDraft } from './write-draft.ts';
import { WriteOptions } from './write-options.tsx';
import { WrittenDraft } from './written-draft.tsx';

const LONGEST_PROMPT = 4_000;

export interface WrittenText {
  text: string;
  draftId: string | null;
  personaId: string;
}

/** A persona writes the post: from a few words, in its voice, as often as it takes. */
export function WriteWithPersona(props: {
  /** '' for none: the first one writes. */
  personaId: string;
  platform: Platform;
  limit: number;
  /** What stands in the post already: it says what the post is about where no prompt does. */
  text(): string;
  hasText: boolean;
  onUse(written: WrittenText): void;
}) {
  const api = useApi();
  const { user } = useAuthentication();
  const personas = useQuery({ ...personaList(api), enabled: user !== null }).data;
  const providers = useQuery({ ...aiProviderList(api), enabled: user !== null }).data ?? [];
  const [ask, keep] = useWriteDraft(user?.id ?? '');
  const { stream, write, stop, shown, place, count, show } = useAlternatives();
  const accept = useAcceptDraft();
  const persona = personas?.find(({ id }) => id === props.personaId) ?? personas?.[0];
  const usable = providers.filter(({ configured }) => configured);
  const provider =
    usable.find(({ id }) => id === ask.provider) ??
    usable.find(({ isDefault }) => isDefault) ??
    usable[0];
  const busy = stream.state === 'writing';

  function begin() {
    const prompt = ask.prompt.trim() || props.text().slice(0, LONGEST_PROMPT);
    if (!persona || prompt === '') {
      return showToast({
        title: t('Missing Information'),
        description: t('Please select a persona and enter a prompt'),
        variant: 'destructive',
      });
    }
    write({
      personaId: persona.id,
      prompt,
      type: ask.type,
      platform: props.platform,
      tone: ask.tone ?? persona.tone,
      ...(provider ? { provider: provider.id } : {}),
    });
  }

  function use() {
    if (!shown || !persona) return;
    const { content, draftId } = shown;
    accept({ id: draftId, content }, content);
    props.onUse({ text: content, draftId, personaId: persona.id });
  }

  // Enter would schedule the post, and Ctrl+Enter of the composer is not meant here.
  function writeByKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (!busy) begin();
  }

  return (
    <section data-beside-form="" className="rounded-card border border-line p-3 sm:p-4">
      <p className="mb-3 text-sm font-semibold">
        {persona
          ? t('Write with {persona}', { persona: persona.name })
          : t('Write with the persona')}
      </p>
      {personas?.length === 0 ? (
        <p className="text-sm text-muted">
          {t('No personas created yet')}.{' '}
          <Link href="/personas" className="text-link underline underline-offset-2">
            {t('Go to AI Personas')}
          </Link>
        </p>
      ) : (
        <div className="flex flex-col gap-3">
          <ParagraphField
            label={t('Prompt')}
            rows={2}
            placeholder={t('What is the post about? Leave it empty to start from your text.')}
            value={ask.prompt}
            onType={(typed) => keep({ ...ask, prompt: typed })}
            onKeyDown={writeByKeys}
          />
          <div className="flex flex-wrap gap-3">
            <div className="w-36">
              <Select
                aria-label={t('Format')}
                options={contentTypeOptions().filter(({ value }) => value !== 'reply')}
                value={ask.type}
                onChoose={(type) => keep({ ...ask, type })}
              />
            </div>
            <BusyButton type="button" variant="soft" busy={busy} onClick={begin}>
              {busy ? t('Writing...') : t('Write')}
            </BusyButton>
            {busy ? <SecondaryButton onClick={stop}>{t('Cancel')}</SecondaryButton> : null}
          </div>
          {persona ? (
            <WriteOptions
              ask={ask}
              persona={persona}
              providers={providers}
              provider={provider?.id ?? 'local'}
              onChange={(part) => keep({ ...ask, ...part })}
            />
          ) : null}
          <div aria-live="polite" aria-busy={busy} className="empty:hidden">
            {busy ? (
              <DraftWriting text={stream.text} />
            ) : shown ? (
              <WrittenDraft
                draft={shown}
                place={place}
                count={count}
                limit={props.limit}
                busy={busy}
                replaces={props.hasText}
                onShow={show}
                onUse={use}
                onAnother={begin}
              />
            ) : null}
          </div>
        </div>
      )}
    </section>
  );
}

import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { z } from 'zod/mini';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { type Platform, tones } from '#shared/contracts/common.ts';
import { contentTypes, type GeneratedContent, providerIds } from '#shared/contracts/generation.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { toneOptions } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { Select, SelectField } from '#shared/ui/forms/fields.tsx';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';
import { ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import { contentTypeOptions } from '../generation-labels.ts';
import { ProviderField } from '../provider-field.tsx';
import {
  aiProviderList,
  chosenProvider,
  tellMissingInformation,
  useAcceptDraft,
} from '../queries.ts';
import { useDraftStream } from '../use-draft-stream.ts';
import { DraftFrame } from './draft-frame.tsx';
import { useOwnVersions, type Wish, withTakes } from './use-versions.ts';
import { WrittenDraft } from './written-draft.tsx';

/** What a persona is asked for in the composer. */
const writeDraft = z.object({
  prompt: draftText,
  type: z._default(z.enum(contentTypes), 'post'),
  /** Null: that of the persona. */
  tone: z._default(z.nullable(z.enum(tones)), null),
  /** Null: the one that writes by default. */
  provider: z._default(z.nullable(z.enum(providerIds)), null),
});
const useWriteDraft = createPersistedForm('composer-prompt', writeDraft, writeDraft.parse({}));

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
  const [ask, keep] = useWriteDraft();
  const versions = useOwnVersions<GeneratedContent>();
  const { stream, start, stop } = useDraftStream((draft) => versions.add(withTakes(draft)));
  const shown = versions.shown?.draft;
  const accept = useAcceptDraft();
  const persona = personas?.find(({ id }) => id === props.personaId) ?? personas?.[0];
  const provider = chosenProvider(providers, ask.provider);
  const busy = stream.state === 'writing';

  function begin(wish: Wish = {}) {
    const prompt = ask.prompt.trim() || props.text().slice(0, LONGEST_PROMPT);
    if (!persona || prompt === '') return tellMissingInformation();
    start({
      personaId: persona.id,
      prompt,
      type: ask.type,
      platform: props.platform,
      tone: ask.tone ?? persona.tone,
      ...(provider ? { provider: provider.id } : {}),
      ...versions.asked(wish),
      variant: versions.tries,
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
    if (event.key !== 'Enter' || event.shiftKey || endsConversion(event.nativeEvent)) return;
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
            <BusyButton type="button" variant="soft" busy={busy} onClick={() => begin()}>
              {busy ? t('Writing...') : t('Write')}
            </BusyButton>
            {busy ? <SecondaryButton onClick={stop}>{t('Cancel')}</SecondaryButton> : null}
          </div>
          {persona ? (
            <details className="text-sm">
              <summary className="cursor-pointer font-medium">{t('Tone and provider')}</summary>
              <div className="mt-3 grid gap-4 sm:grid-cols-2">
                <SelectField
                  label={t('Tone')}
                  options={toneOptions()}
                  value={ask.tone ?? persona.tone}
                  onChoose={(tone) => keep({ ...ask, tone })}
                />
                <ProviderField
                  providers={providers}
                  value={provider?.id ?? 'local'}
                  onChoose={(chosen) => keep({ ...ask, provider: chosen })}
                />
              </div>
            </details>
          ) : null}
          <DraftFrame
            label={t('Draft')}
            versions={versions}
            busy={busy}
            onAsk={begin}
            soFar={stream.state === 'writing' ? stream.text : ''}
            empty={null}
            limit={props.limit}
          >
            {shown ? (
              <WrittenDraft
                draft={shown}
                replaces={props.hasText}
                onUse={use}
                onAnother={() => begin()}
              />
            ) : null}
          </DraftFrame>
        </div>
      )}
    </section>
  );
}

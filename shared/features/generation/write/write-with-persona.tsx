import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import { z } from 'zod/mini';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { type Platform, tones } from '#shared/contracts/common.ts';
import { contentTypes, type GeneratedContent, providerIds } from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { toneOptions } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { Select, SelectField } from '#shared/ui/forms/fields.tsx';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';
import { ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { endsConversion } from '#shared/ui/keys/ends-conversion.ts';
import { markFigures } from '#shared/ui/mark-figures.tsx';
import { Hashtags } from '../draft-text.tsx';
import { contentTypeOptions } from '../generation-labels.ts';
import { ProviderField } from '../provider-field.tsx';
import { aiProviderList, chosenProvider, tellMissingInformation } from '../queries.ts';
import { useDraftStream } from '../use-draft-stream.ts';
import { costOf, DraftFigures } from './draft-figures.tsx';
import { Presses } from './draft-frame.tsx';
import { useOwnVersions, type Wish, withTakes } from './use-versions.ts';

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

interface Props {
  /** '' for none: the first one writes. */
  personaId: string;
  platform: Platform;
  limit: number;
  /** What stands in the post: it says what the post is about where no prompt does. */
  text(): string;
  /** The person has changed what was written, or has their own text back. */
  isEdited: boolean;
  /** It begins at once with that text. */
  startsAtOnce: boolean;
  /** The next draft as far as it is written; null once it ends. */
  onWriting(soFar: string | null): void;
  /** It stands in the post from now on. */
  onWrite(written: WrittenText): void;
  /** The text of before comes back; null while nothing was written. */
  onTakeBack: (() => void) | null;
}

/** A persona writes where the text stands: from a few words, in its voice, as often as it takes. */
export function WriteWithPersona(props: Props) {
  const { user } = useAuthentication();
  const personas = useQuery({ ...personaList(useApi()), enabled: user !== null }).data;
  return (
    <section
      data-beside-form=""
      aria-label={t('Write with the persona')}
      className="rounded-card bg-tint p-3"
    >
      {personas?.length === 0 ? (
        <p className="text-sm text-muted">
          {t('No personas created yet')}.{' '}
          <Link href="/personas" className="text-link underline underline-offset-2">
            {t('Go to AI Personas')}
          </Link>
        </p>
      ) : personas ? (
        <Writer
          {...props}
          persona={personas.find(({ id }) => id === props.personaId) ?? personas[0]}
        />
      ) : null}
    </section>
  );
}

function Writer(props: Props & { persona: Persona | undefined }) {
  const { persona, onTakeBack } = props;
  const { ask, keep, begin, stop, busy, versions, providers, provider, show } = useWriter(props);
  const prompt = useRef<HTMLTextAreaElement>(null);
  const start = useEffectEvent(() => {
    if (props.startsAtOnce) begin();
    else prompt.current?.focus();
  });
  useEffect(() => start(), []);

  // Enter would schedule the post, and Ctrl+Enter of the composer is not meant here.
  function writeByKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || endsConversion(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!busy) begin();
  }

  const shown = versions.shown?.draft;
  return (
    <div className="flex flex-col gap-3">
      <ParagraphField
        ref={prompt}
        label={t('Prompt')}
        rows={2}
        placeholder={t('What is the post about? Leave it empty to start from your text.')}
        value={ask.prompt}
        onType={(typed) => keep({ ...ask, prompt: typed })}
        onKeyDown={writeByKeys}
      />
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-36">
          <Select
            aria-label={t('Format')}
            options={contentTypeOptions().filter(({ value }) => value !== 'reply')}
            value={ask.type}
            onChoose={(type) => keep({ ...ask, type })}
          />
        </div>
        <BusyButton type="button" variant="soft" busy={busy} onClick={() => begin()}>
          {busy ? t('Writing...') : shown ? t('Another version') : t('Write')}
        </BusyButton>
        {busy ? <SecondaryButton onClick={stop}>{t('Cancel')}</SecondaryButton> : null}
        {onTakeBack && shown && !busy ? (
          <SecondaryButton onClick={onTakeBack}>{t('Restore my text')}</SecondaryButton>
        ) : null}
      </div>
      <div aria-live="polite" aria-busy={busy} className="grid gap-3 empty:hidden">
        {shown ? (
          <>
            <Figures draft={shown} />
            <Presses versions={{ ...versions, show }} busy={busy} onAsk={begin} />
          </>
        ) : null}
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
          {shown ? <p className="mt-2 text-xs text-muted">{costOf(shown)}</p> : null}
          {shown ? <DraftFigures draft={shown} /> : null}
        </details>
      ) : null}
    </div>
  );
}

/** The draft with its numbers marked, where it has some, and the hashtags that would fit. */
function Figures({ draft: { content, figures, hashtags } }: { draft: GeneratedContent }) {
  return (
    <>
      {figures.length > 0 ? (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
          {markFigures(content, figures)}
        </p>
      ) : null}
      <Hashtags tags={hashtags} />
    </>
  );
}

/** What the persona is asked for, and the drafts that it has written. */
function useWriter(props: Props & { persona: Persona | undefined }) {
  const { persona } = props;
  const providers = useQuery(aiProviderList(useApi())).data ?? [];
  const [ask, keep] = useWriteDraft();
  const versions = useOwnVersions<GeneratedContent>();
  const { stream, start, stop } = useDraftStream((draft) => {
    versions.add(withTakes(draft));
    write(draft);
  });
  const provider = chosenProvider(providers, ask.provider);
  const soFar = stream.state === 'writing' ? stream.text : null;
  const follow = useEffectEvent(props.onWriting);
  useEffect(() => follow(soFar), [soFar]);
  useEffect(() => () => follow(null), []);

  function write({ content, draftId }: GeneratedContent) {
    if (persona) props.onWrite({ text: content, draftId, personaId: persona.id });
  }

  function begin(wish: Wish = {}) {
    const prompt = ask.prompt.trim() || props.text().slice(0, LONGEST_PROMPT);
    if (!persona || prompt === '') return tellMissingInformation();
    const { revise, ...asked } = versions.asked(wish);
    start({
      personaId: persona.id,
      prompt,
      type: ask.type,
      platform: props.platform,
      tone: ask.tone ?? persona.tone,
      ...(provider ? { provider: provider.id } : {}),
      ...asked,
      ...(revise
        ? { revise: { ...revise, ...(props.isEdited ? { text: props.text() } : {}) } }
        : {}),
      variant: versions.tries,
    });
  }

  function show(place: number) {
    versions.show(place);
    const chosen = versions.all[place];
    if (chosen) write(chosen.draft);
  }

  return { ask, keep, begin, stop, busy: soFar !== null, versions, providers, provider, show };
}

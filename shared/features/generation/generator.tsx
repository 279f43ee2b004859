import { Button } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { GeneratedContent } from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { Card } from '#shared/ui/cards.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useCancel } from '#shared/ui/hooks/use-cancel.ts';
import { useWaitedSeconds } from '#shared/ui/hooks/use-waited-seconds.ts';
import { Comparison } from './comparison.tsx';
import { DraftCard } from './draft-card.tsx';
import { GeneratorForm } from './generator-form.tsx';
import {
  emptyGenerator,
  type GeneratorDraft,
  useGeneratorDraft,
  useKeptOther,
  useKeptVersion,
} from './generator-form-state.ts';
import {
  aiProviderList,
  chosenProvider,
  tellMissingInformation,
  useCompareProviders,
} from './queries.ts';
import type { OnSchedule } from './schedule-draft.tsx';
import { type DraftStream, useDraftStream } from './use-draft-stream.ts';
import { type Change, ReviseDraft } from './write/revise-draft.tsx';
import { Takes } from './write/takes.tsx';
import { withTakes } from './write/use-alternatives.ts';

/** A draft to be scheduled, and what it was made for. */
type Scheduled = Parameters<OnSchedule>[0] & Pick<GeneratorDraft, 'personaId' | 'platform'>;

/** The AI content generator: one draft as it is written, or several providers side by side. */
export function Generator(props: { onSchedule(draft: Scheduled): void }) {
  const api = useApi();
  const { state } = useAuthentication();
  const signedIn = state === 'signed-in';
  const personaQuery = useQuery({ ...personaList(api), enabled: signedIn });
  const personas = personaQuery.data ?? [];
  const providers = useQuery({ ...aiProviderList(api), enabled: signedIn }).data ?? [];
  const [kept, keep] = useGeneratorDraft();
  const draft = withOnlyPersona(kept, personas);
  const [tries, setTries] = useState(0);
  const [comparing, setComparing] = useState(false);
  const [version, keepVersion] = useKeptVersion();
  const [other, keepOther] = useKeptOther();
  // The form may be changed while its draft is read.
  const [asked, setAsked] = useState<Pick<Scheduled, 'personaId' | 'platform'> | null>(null);
  const { personaId, platform } = (comparing ? asked : (version ?? asked)) ?? draft;
  const compare = useCompareProviders();
  const comparison = useCancel();
  const generateButton = useRef<HTMLButtonElement>(null);

  const [takes, setTakes] = useState<GeneratedContent[]>([]);
  const { stream, start, stop } = useDraftStream((written) => {
    if (version) keepOther(version);
    keepVersion(null);
    setTakes(written.takes?.length ? withTakes(written) : []);
    setTries((count) => count + 1);
  });

  const provider = chosenProvider(providers, draft.provider);
  const persona = personas.find(({ id }) => id === draft.personaId);
  const busy = stream.state === 'writing' || compare.isPending;
  const waited = useWaitedSeconds(stream.state === 'writing');

  function input() {
    if (persona && draft.prompt.trim() !== '') return toInput(draft, tries);
    tellMissingInformation();
    return null;
  }

  function generate() {
    const body = input();
    if (!body) return;
    setComparing(false);
    setAsked(draft);
    start({ ...body, ...(provider ? { provider: provider.id } : {}) });
  }

  /** The draft in another form; the way back is "Show the other draft". */
  function change(wish: { change?: Change; takes?: boolean }) {
    const body = input();
    if (!body || shown.state !== 'done') return;
    const text = version?.text ?? shown.draft.content;
    // It stays on screen if the change fails.
    keepVersion({ draft: shown.draft, text, personaId, platform });
    keepOther({ draft: shown.draft, text, personaId, platform });
    setAsked({ personaId, platform });
    start({
      ...body,
      ...(provider ? { provider: provider.id } : {}),
      ...(wish.change ? { revise: { ...wish.change, text } } : { takes: true }),
    });
  }

  function chooseTake(at: number) {
    const take = takes[at];
    if (take) keepVersion({ draft: take, text: take.content, personaId, platform });
  }

  function compareAll() {
    const body = input();
    if (!body) return;
    stop();
    setComparing(true);
    setAsked(draft);
    compare.mutate({ ...body, signal: comparison.begin() });
  }

  const schedule: OnSchedule = (text) => props.onSchedule({ ...text, personaId, platform });

  // What the person made of a draft outlives another screen, and a next one that does not come.
  const isNone = stream.state === 'idle' || stream.state === 'failed';
  const isTake = takes.some((take) => take === version?.draft);
  const shown: DraftStream =
    (isNone || isTake) && version ? { state: 'done', draft: version.draft } : stream;

  function changeVersion(text: string) {
    if (shown.state !== 'done') return;
    keepVersion({ draft: shown.draft, text, personaId, platform });
  }

  function showOther() {
    if (comparing) {
      setComparing(false);
      // The button goes with the comparison.
      generateButton.current?.focus();
      return;
    }
    keepOther(
      version ??
        (shown.state === 'done'
          ? { draft: shown.draft, text: shown.draft.content, personaId, platform }
          : null),
    );
    keepVersion(other);
    stop();
  }

  function cancel() {
    stop();
    comparison.cancel();
    compare.reset();
    setComparing(false);
    generateButton.current?.focus();
  }

  return (
    <Card className="min-w-0">
      <h2 className="heading text-xl">{t('AI Content Generator')}</h2>
      <p className="mt-1 mb-5 text-sm text-muted">
        {t("Drafts in a persona's own voice. You read, change and post them yourself.")}
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <GeneratorForm
          draft={draft}
          onChange={keep}
          personas={personas}
          personasFailed={personaQuery.isLoadingError}
          providers={providers}
          provider={provider?.id ?? draft.provider ?? 'openai'}
          onSubmit={generate}
        >
          <div className="flex flex-wrap gap-3">
            <BusyButton ref={generateButton} type="submit" size="3" busy={busy}>
              {stream.state !== 'writing'
                ? t('Generate')
                : waited > 0
                  ? t('Generating... {n} s', { n: waited })
                  : t('Generating...')}
            </BusyButton>
            <BusyButton type="button" size="3" variant="soft" busy={busy} onClick={compareAll}>
              {compare.isPending ? t('Comparing...') : t('Compare providers')}
            </BusyButton>
            {busy ? (
              <SecondaryButton size="3" onClick={cancel}>
                {t('Cancel')}
              </SecondaryButton>
            ) : null}
            {kept !== emptyGenerator && !busy ? (
              <Button
                type="button"
                size="3"
                variant="ghost"
                color="gray"
                className="self-center"
                onClick={() => {
                  keep(emptyGenerator);
                  generateButton.current?.focus();
                }}
              >
                {t('Clear')}
              </Button>
            ) : null}
          </div>
        </GeneratorForm>
        <div aria-live="polite" aria-busy={busy} className="min-w-0">
          {comparing ? (
            <Comparison
              results={compare.data?.results}
              providers={providers}
              waiting={compare.isPending}
              limit={lengthLimits[platform]}
              of={{ personaId, platform }}
              onSchedule={schedule}
            />
          ) : (
            <DraftCard
              stream={shown}
              limit={lengthLimits[platform]}
              version={version?.text ?? null}
              onChange={changeVersion}
              onDiscard={() => keepVersion(null)}
              onSchedule={(text) => {
                keepVersion(null);
                schedule(text);
              }}
              of={{ personaId, platform }}
            >
              {shown.state === 'done' ? (
                <>
                  {takes.length > 1 ? (
                    <Takes
                      texts={takes.map(({ content }) => content)}
                      at={takes.findIndex(({ content }) => content === shown.draft.content)}
                      onChoose={chooseTake}
                    />
                  ) : null}
                  {shown.draft.provider === 'local' ? null : (
                    <ReviseDraft busy={busy} onRevise={(how) => change({ change: how })}>
                      <SecondaryButton busy={busy} onClick={() => change({ takes: true })}>
                        {t('Three takes')}
                      </SecondaryButton>
                    </ReviseDraft>
                  )}
                </>
              ) : null}
            </DraftCard>
          )}
          {!busy && (comparing ? version : other) ? (
            <SecondaryButton className="mt-4" onClick={showOther}>
              {t('Show the other draft')}
            </SecondaryButton>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

/** Who has one persona need not choose it. */
function withOnlyPersona(draft: GeneratorDraft, [only, ...others]: Persona[]): GeneratorDraft {
  if (draft.personaId !== '' || !only || others.length > 0) return draft;
  return { ...draft, personaId: only.id, tone: only.tone };
}

function toInput(draft: GeneratorDraft, variant: number) {
  const reference = draft.reference.trim();
  return {
    personaId: draft.personaId,
    prompt: draft.prompt,
    type: draft.type,
    platform: draft.platform,
    tone: draft.tone,
    useHumanization: draft.bypass,
    // The field shows only while the switch is on: what is hidden is not sent.
    ...(draft.bypass && reference !== '' ? { referenceContent: reference } : {}),
    variant,
  };
}

import { Button } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
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
  useKeptVersions,
} from './generator-form-state.ts';
import {
  aiProviderList,
  chosenProvider,
  tellMissingInformation,
  useCompareProviders,
} from './queries.ts';
import type { OnSchedule } from './schedule-draft.tsx';
import { useDraftStream } from './use-draft-stream.ts';
import { useVersions, type Wish, withTakes } from './write/use-versions.ts';

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
  /** What the comparison that is shown was made for. */
  const [comparing, setComparing] = useState<GeneratorDraft | null>(null);
  const versions = useVersions(useKeptVersions());
  const compare = useCompareProviders();
  const comparison = useCancel();
  const generateButton = useRef<HTMLButtonElement>(null);

  // The form may be changed while its draft is read.
  const { personaId, platform } = comparing ?? versions.shown?.draft ?? draft;
  const { stream, start, stop } = useDraftStream((written, { personaId, platform = 'twitter' }) =>
    versions.add(withTakes(written).map((one) => ({ ...one, personaId, platform }))),
  );

  const provider = chosenProvider(providers, draft.provider);
  const persona = personas.find(({ id }) => id === draft.personaId);
  const busy = stream.state === 'writing' || compare.isPending;
  const waited = useWaitedSeconds(stream.state === 'writing');

  function input() {
    if (persona && draft.prompt.trim() !== '') return toInput(draft, versions.tries);
    tellMissingInformation();
    return null;
  }

  /** A draft, or what a press asks of the one that is shown. */
  function generate(wish: Wish = {}) {
    const body = input();
    if (!body) return;
    setComparing(null);
    // A draft is changed for whom it was made.
    const of = wish.change ? { personaId, platform } : {};
    const by = provider ? { provider: provider.id } : {};
    start({ ...body, ...of, ...by, ...versions.asked(wish) });
  }

  function compareAll() {
    const body = input();
    if (!body) return;
    stop();
    setComparing(draft);
    compare.mutate({ ...body, signal: comparison.begin() });
  }

  const schedule: OnSchedule = (text) => props.onSchedule({ ...text, personaId, platform });

  function cancel() {
    stop();
    comparison.cancel();
    compare.reset();
    setComparing(null);
    generateButton.current?.focus();
  }

  if (personaQuery.data?.length === 0) return <NoPersona />;
  return (
    <Card className="min-w-0">
      <h2 className="heading text-xl">{t('AI Content Generator')}</h2>
      <About />
      <div className="grid gap-6 @3xl:grid-cols-2">
        <GeneratorForm
          draft={draft}
          onChange={keep}
          personas={personas}
          personasFailed={personaQuery.isLoadingError}
          providers={providers}
          provider={provider?.id ?? draft.provider ?? 'openai'}
          onSubmit={() => generate()}
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
        <div className="min-w-0 @max-3xl:has-[[data-placeholder]]:hidden">
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
              stream={stream}
              versions={versions}
              busy={busy}
              onAsk={generate}
              onDiscard={() => {
                versions.remove();
                generateButton.current?.focus();
              }}
              onSchedule={(text) => {
                versions.remove();
                schedule(text);
              }}
            />
          )}
          {comparing && versions.shown && !busy ? (
            <SecondaryButton
              className="mt-4"
              onClick={() => {
                setComparing(null);
                // The button goes with the comparison.
                generateButton.current?.focus();
              }}
            >
              {t('Show the other draft')}
            </SecondaryButton>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

function About() {
  return (
    <p className="mt-1 mb-4 text-sm text-muted">
      {t("Drafts in a persona's own voice. You read, change and post them yourself.")}
    </p>
  );
}

function NoPersona() {
  return (
    <Card>
      <h2 className="heading text-xl">{t('AI Content Generator')}</h2>
      <About />
      <Button asChild>
        <Link href="/personas?create">{t('Create First Persona')}</Link>
      </Button>
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

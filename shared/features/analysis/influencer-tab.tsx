import { Badge } from '@radix-ui/themes';
import { z } from 'zod/mini';
import { analyzeInfluencer, type InfluencerReading } from '#shared/contracts/analysis.ts';
import { localized } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';
import { ResultPlaceholder, TaskForm } from '#shared/ui/forms/task-form.tsx';
import { LineField, ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { useCancel } from '#shared/ui/hooks/use-cancel.ts';
import { useAnalyzeInfluencer } from './queries.ts';

const asked = z.object({ username: z.string(), tweets: z.string() });
type Asked = z.infer<typeof asked>;
const useAsked = createPersistedForm('influencer', asked, { username: '', tweets: '' });

/** Influencer Analysis: pasted posts in, how that person writes out. */
export function InfluencerTab() {
  const [draft, keep] = useAsked();
  const analysis = useAnalyzeInfluencer();
  const { begin, cancel } = useCancel();
  const tweets = draft.tweets
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const input = { username: draft.username.trim(), tweets };
  const { formProps, text } = useDraftForm<Asked>({
    draft,
    onChange: keep,
    contract: analyzeInfluencer.body,
    input,
    // What the server refuses is said above the button.
    serverError: null,
    onValid: () => analysis.mutate({ ...input, signal: begin() }),
  });

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TaskForm
        label={t('Influencer Analysis')}
        action={t('Analyze Style')}
        busyLabel={t('Analyzing...')}
        busy={analysis.isPending}
        error={analysis.error}
        onCancel={cancel}
        {...formProps}
      >
        <LineField label={t('Username')} required placeholder="@username" {...text('username')} />
        <ParagraphField
          label={t('Tweets')}
          hint={t('One per line. {tweets} so far.', { tweets: tweets.length })}
          rows={8}
          required
          {...text('tweets')}
        />
      </TaskForm>
      <div aria-live="polite" className="min-w-0">
        {analysis.data ? (
          <Reading reading={localized(analysis.data)} />
        ) : (
          <ResultPlaceholder>{t('The analysis appears here.')}</ResultPlaceholder>
        )}
      </div>
    </div>
  );
}

function Reading({ reading }: { reading: InfluencerReading }) {
  const facts = [
    [t('Writing style'), reading.writingStyle],
    [t('Tone'), reading.tone],
    [t('Personality'), reading.personality],
  ] as const;
  return (
    <article
      aria-label={t('Influencer analysis')}
      className="grid gap-4 rounded-card border border-line bg-link-tint p-5"
    >
      <dl className="grid gap-3">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="mt-0.5 text-sm wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <Words title={t('Common phrases')} words={reading.commonPhrases} />
      <Words title={t('Topics')} words={reading.topics} />
      <div>
        <h3 className="text-sm font-medium">{t('Example in this style')}</h3>
        <blockquote
          dir="auto"
          className="mt-1 border-l-2 border-link pl-3 wrap-anywhere whitespace-pre-wrap"
        >
          {reading.exampleGeneration}
        </blockquote>
      </div>
      {reading.notes.map((note) => (
        <p key={note} className="text-xs text-muted">
          {note}
        </p>
      ))}
    </article>
  );
}

function Words({ title, words }: { title: string; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium">{title}</h3>
      <ul className="mt-1.5 flex list-none flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Badge color="gray" className="max-w-full whitespace-normal">
              {word}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

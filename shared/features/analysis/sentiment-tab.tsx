import { z } from 'zod';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { createKeptDraft } from '#shared/ui/kept-draft.ts';
import { ResultPlaceholder } from '#shared/ui/states.tsx';
import { TaskForm } from '#shared/ui/task-form.tsx';
import { ParagraphField } from '#shared/ui/text-fields.tsx';
import { useCancel } from '#shared/ui/use-cancel.ts';
import { useAnalyzeSentiment } from './queries.ts';
import { SentimentResult } from './sentiment-result.tsx';

const useText = createKeptDraft('sentiment-text', z.string(), '');

/** Sentiment Analysis: a text in, its leaning and the words that say so out. */
export function SentimentTab() {
  const { user } = useAuthentication();
  const [text, keep] = useText(user?.id ?? '');
  const analysis = useAnalyzeSentiment();
  const { begin, cancel } = useCancel();

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TaskForm
        label={t('Sentiment Analysis')}
        action={t('Analyze Sentiment')}
        busyLabel={t('Analyzing...')}
        busy={analysis.isPending}
        error={analysis.error}
        onCancel={cancel}
        onSubmit={() => text.trim() !== '' && analysis.mutate({ text, signal: begin() })}
      >
        <ParagraphField
          label={t('Text to analyze')}
          hint={t('A post, a headline or a comment, in English.')}
          rows={6}
          required
          value={text}
          onType={keep}
        />
      </TaskForm>
      <div aria-live="polite" className="min-w-0">
        {analysis.data ? (
          <SentimentResult reading={analysis.data} />
        ) : (
          <ResultPlaceholder>{t('The reading appears here.')}</ResultPlaceholder>
        )}
      </div>
    </div>
  );
}

import { z } from 'zod/mini';
import { analyzeSentiment } from '#shared/contracts/analysis.ts';
import { t } from '#shared/i18n/translate.ts';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';
import { ResultPlaceholder, TaskForm } from '#shared/ui/forms/task-form.tsx';
import { ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { useCancel } from '#shared/ui/hooks/use-cancel.ts';
import { useAnalyzeSentiment } from './queries.ts';
import { SentimentResult } from './sentiment-result.tsx';

const useText = createPersistedForm('sentiment-text', z.string(), '');

/** Sentiment Analysis: a text in, its leaning and the words that say so out. */
export function SentimentTab() {
  const [text, keep] = useText();
  const analysis = useAnalyzeSentiment();
  const { begin, cancel } = useCancel();
  const { form, issueOf, touched, submit } = useFormIssues<{ text: string }>({
    contract: analyzeSentiment.body,
    input: { text },
    // What the server refuses is said above the button.
    serverError: null,
    onValid: () => analysis.mutate({ text, signal: begin() }),
  });

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TaskForm
        label={t('Sentiment Analysis')}
        action={t('Analyze Sentiment')}
        busyLabel={t('Analyzing...')}
        busy={analysis.isPending}
        error={analysis.error}
        onCancel={cancel}
        form={form}
        onSubmit={submit}
      >
        <ParagraphField
          label={t('Text to analyze')}
          hint={t('A post, a headline or a comment, in English.')}
          rows={6}
          required
          value={text}
          onType={(typed) => {
            touched({ text: typed });
            keep(typed);
          }}
          error={issueOf('text')}
        />
      </TaskForm>
      <div aria-live="polite" className="min-w-0">
        {analysis.data ? (
          <SentimentResult reading={analysis.data} />
        ) : (
          <ResultPlaceholder>{t('The analysis appears here.')}</ResultPlaceholder>
        )}
      </div>
    </div>
  );
}

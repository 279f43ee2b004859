import { TextArea } from '@radix-ui/themes';
import { z } from 'zod';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { Field } from '#shared/ui/fields.tsx';
import { createKeptDraft } from '#shared/ui/kept-draft.ts';
import { TaskForm } from '#shared/ui/task-form.tsx';
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
        <Field
          label={t('Text to analyze')}
          hint={t('A post, a headline or a comment, in English.')}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              resize="vertical"
              required
              value={text}
              onChange={(event) => keep(event.target.value)}
            />
          )}
        </Field>
      </TaskForm>
      <div aria-live="polite" className="min-w-0">
        {analysis.data ? <SentimentResult reading={analysis.data} /> : null}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { generateAdvancedInput } from '#shared/contracts/advanced-generation.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { ResultPlaceholder } from '#shared/ui/forms/task-form.tsx';
import { useCancel } from '#shared/ui/hooks/use-cancel.ts';
import { type AdvancedDraft, useAdvancedDraft } from './advanced-draft.ts';
import { AdvancedForm } from './advanced-form.tsx';
import { AdvancedResult } from './advanced-result.tsx';
import { useGenerateAdvanced } from './queries.ts';

/** Content Generator of the advanced tools: for an audience, a use case and an occasion. */
export function AdvancedTab() {
  const { user } = useAuthentication();
  const [draft, keep] = useAdvancedDraft(user?.id ?? '');
  // A picture is too large for the tab's storage: it stays while the screen does.
  const [image, setImage] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const generate = useGenerateAdvanced();
  const { begin, cancel } = useCancel();
  const input = { ...filled(draft), ...(image ? { imageBase64: image } : {}), variant: tries };

  const { form, issueOf, touched, submit } = useFormIssues<AdvancedDraft>({
    contract: generateAdvancedInput,
    input,
    serverError: generate.error,
    onValid() {
      generate.mutate({ ...input, signal: begin() }, { onSuccess: () => setTries(tries + 1) });
    },
  });

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <AdvancedForm
        draft={draft}
        onChange={(part) => {
          touched(part);
          keep({ ...draft, ...part });
        }}
        image={image}
        onImage={setImage}
        form={form}
        issueOf={issueOf}
        onSubmit={submit}
        busy={generate.isPending}
        onCancel={cancel}
      />
      <div aria-live="polite" aria-busy={generate.isPending} className="min-w-0">
        {generate.isPending ? (
          <div className="grid gap-2 rounded-card border border-line p-5">
            <p className="text-sm text-muted">{t('Writing...')}</p>
            <SkeletonBar className="h-4 w-11/12" />
            <SkeletonBar className="h-4 w-2/3" />
          </div>
        ) : generate.data ? (
          <AdvancedResult result={generate.data} />
        ) : (
          <ResultPlaceholder>{t('Your draft appears here.')}</ResultPlaceholder>
        )}
      </div>
    </div>
  );
}

/** Without the fields that were left empty. */
function filled({ targetAudience, ...draft }: AdvancedDraft) {
  const optional = Object.entries(draft).filter(([, value]) => value.trim() !== '');
  return { targetAudience, ...(Object.fromEntries(optional) as Partial<AdvancedDraft>) };
}

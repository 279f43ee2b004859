import { Badge, Progress } from '@radix-ui/themes';
import { useId } from 'react';
import type { ViralTrainingJob } from '#shared/contracts/viral.ts';
import { counted } from '#shared/i18n/formats/counted.ts';
import { percents } from '#shared/i18n/formats/figures.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { RichText } from '#shared/i18n/rich-text.tsx';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { isUnfinished, jobLook } from './job-state.ts';
import { useCancelTraining } from './queries.ts';
import { areaLabel } from './viral-labels.ts';

const jobTypes: Record<ViralTrainingJob['jobType'], string> = {
  style_training: msg('Style Training'),
};

export function JobCard({ job }: { job: ViralTrainingJob }) {
  const titleId = useId();
  const cancel = useCancelTraining(job.id);
  const look = jobLook(job.status);
  const progress = Math.round(Math.min(100, job.progress));
  return (
    <Card>
      <article aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 id={titleId} className="heading text-lg wrap-anywhere">
              {t(jobTypes[job.jobType])}: {job.personaName}
            </h2>
            <p className="text-sm text-muted">
              <RichText
                text="{samples}, started {time}"
                parts={{
                  samples: counted(job.viralContentIds.length, 'sample'),
                  time: (
                    <time dateTime={job.createdAt} title={relativeTime(job.createdAt)}>
                      {formatInstant(job.createdAt)}
                    </time>
                  ),
                }}
              />
            </p>
          </div>
          <Badge size="2" variant="soft" color={look.color}>
            {look.label}
          </Badge>
        </div>
        <div className="mt-4 flex items-center gap-3">
          <Progress
            value={progress}
            max={100}
            color={look.color === 'amber' ? 'gray' : look.color}
            aria-label={t('Progress of training {personaName}', { personaName: job.personaName })}
            className="min-w-0 flex-1"
          />
          <span className="w-12 text-right text-sm whitespace-nowrap tabular-nums">
            {percents(progress / 100)}
          </span>
        </div>
        {job.message ? (
          <p
            className={`mt-2 text-sm wrap-anywhere ${job.status === 'failed' ? 'text-danger' : 'text-muted'}`}
          >
            {serverMessage({ ...job.progressMessage, message: job.message })}
          </p>
        ) : null}
        <div className="mt-4 flex flex-wrap items-center gap-1.5">
          {job.focusAreas.map((area) => (
            <Badge key={area} variant="outline" color="gray">
              {areaLabel(area)}
            </Badge>
          ))}
          {isUnfinished(job) ? (
            <SecondaryButton
              className="ml-auto"
              aria-label={t('Cancel training of {personaName}', { personaName: job.personaName })}
              busy={cancel.isPending}
              onClick={() => cancel.mutate()}
            >
              {t('Cancel')}
            </SecondaryButton>
          ) : null}
        </div>
      </article>
    </Card>
  );
}

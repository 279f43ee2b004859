import { Badge, Button, Progress } from '@radix-ui/themes';
import { useId } from 'react';
import type { ViralTrainingJob } from '#shared/contracts/viral.ts';
import { counted, relativeTime } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/cards.tsx';
import { isUnfinished, jobLook } from './job-state.ts';
import { useCancelTraining } from './queries.ts';
import { areaLabel } from './viral-labels.ts';

const jobTypes: Record<ViralTrainingJob['jobType'], string> = { style_training: 'Style Training' };

const startDate = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

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
              {jobTypes[job.jobType]}: {job.personaName}
            </h2>
            <p className="text-sm text-muted">
              {counted(job.viralContentIds.length, 'sample')}, started{' '}
              <time dateTime={job.createdAt} title={relativeTime(job.createdAt)}>
                {started(job.createdAt)}
              </time>
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
            aria-label={`Progress of training ${job.personaName}`}
            className="min-w-0 flex-1"
          />
          <span className="w-12 text-right text-sm whitespace-nowrap tabular-nums">
            {progress}%
          </span>
        </div>
        {job.message ? (
          <p
            className={`mt-2 text-sm wrap-anywhere ${job.status === 'failed' ? 'text-danger' : 'text-muted'}`}
          >
            {job.message}
          </p>
        ) : null}
        <div className="mt-4 flex flex-wrap items-center gap-1.5">
          {job.focusAreas.map((area) => (
            <Badge key={area} variant="outline" color="gray">
              {areaLabel(area)}
            </Badge>
          ))}
          {isUnfinished(job) ? (
            <Button
              variant="soft"
              color="gray"
              className="ml-auto"
              aria-label={`Cancel training of ${job.personaName}`}
              disabled={cancel.isPending}
              onClick={() => cancel.mutate()}
            >
              Cancel
            </Button>
          ) : null}
        </div>
      </article>
    </Card>
  );
}

function started(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? relativeTime(instant) : startDate.format(date);
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import type { ViralTrainingJob } from '#shared/contracts/viral.ts';
import { t } from '#shared/i18n/translate.ts';
import { PlayIcon } from '#shared/ui/icons.tsx';
import { EmptyState, ErrorState, SkeletonBar } from '#shared/ui/states.tsx';
import { JobCard } from './job-card.tsx';
import { jobLook } from './job-state.ts';
import { trainingJobs } from './queries.ts';
import { SignedOut } from './signed-out.tsx';

/** Training Jobs: each moves on by itself while one looks. */
export function JobsTab() {
  const list = useQuery(trainingJobs(useApi()));
  const news = useNews(list.data ?? []);

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {list.isError ? (
        <ErrorState onRetry={() => void list.refetch()}>
          {t('Failed to load training jobs')}
        </ErrorState>
      ) : list.data === null ? (
        <SignedOut />
      ) : !list.data ? (
        <Loading />
      ) : list.data.length === 0 ? (
        <EmptyState icon={<PlayIcon size={26} />} title={t('No training jobs yet')}>
          {t('Train a persona on texts of your library to see its progress here')}
        </EmptyState>
      ) : (
        <ul aria-label={t('Training jobs')} className="grid list-none gap-4">
          {list.data.map((job) => (
            <li key={job.id} className="min-w-0">
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a screen reader hears: that a job changed its status, not each percent. */
function useNews(jobs: ViralTrainingJob[]): string {
  const before = useRef(new Map<string, string>());
  const [news, setNews] = useState('');

  useEffect(() => {
    const changed = jobs.filter(({ id, status }) => {
      const known = before.current.get(id);
      return known !== undefined && known !== status;
    });
    before.current = new Map(jobs.map(({ id, status }) => [id, status]));
    if (changed.length === 0) return;
    const sentences = changed.map(({ personaName, status }) =>
      t('Training of {personaName}: {label}', { personaName, label: jobLook(status).label }),
    );
    setNews(sentences.join('. '));
  }, [jobs]);

  return news;
}

function Loading() {
  return (
    <div role="status" aria-label={t('Loading training jobs')} className="grid gap-4">
      <SkeletonBar className="h-36 rounded-card" />
      <SkeletonBar className="h-36 rounded-card" />
    </div>
  );
}

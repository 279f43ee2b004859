import { useEffect, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ViralTrainingJob } from '#shared/contracts/viral.ts';
import { t } from '#shared/i18n/translate.ts';
import { PlayIcon } from '#shared/ui/action-icons.tsx';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
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
      <ListStates
        list={list}
        failed={t('Failed to load training jobs')}
        signedOut={<SignedOut />}
        loading={
          <LoadingList label={t('Loading training jobs')} count={2} className="grid gap-4">
            <SkeletonBar className="h-36 rounded-card" />
          </LoadingList>
        }
        empty={
          <EmptyState icon={<PlayIcon size={26} />} title={t('No training jobs yet')}>
            {t('Train a persona on posts of your library to see its progress here')}
          </EmptyState>
        }
      >
        {(jobs) => (
          <ul aria-label={t('Training jobs')} className="grid list-none gap-4">
            {jobs.map((job) => (
              <li key={job.id} className="min-w-0">
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
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

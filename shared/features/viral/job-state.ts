import type { ViralTrainingJob } from '#shared/contracts/viral.ts';

type Status = ViralTrainingJob['status'];

const looks: Record<
  Status,
  { label: string; color: 'green' | 'blue' | 'ruby' | 'gray' | 'amber' }
> = {
  completed: { label: 'Completed', color: 'green' },
  processing: { label: 'Processing', color: 'blue' },
  failed: { label: 'Failed', color: 'ruby' },
  cancelled: { label: 'Cancelled', color: 'gray' },
  pending: { label: 'Pending', color: 'amber' },
};

export function jobLook(status: Status) {
  return looks[status];
}

/** Does the training still wait or run? */
export function isUnfinished({ status }: ViralTrainingJob): boolean {
  return status === 'pending' || status === 'processing';
}

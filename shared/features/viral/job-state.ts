import type { ViralTrainingJob } from '#shared/contracts/viral.ts';
import { msg, t } from '#shared/i18n/translate.ts';

type Status = ViralTrainingJob['status'];

const looks: Record<
  Status,
  { label: string; color: 'green' | 'blue' | 'ruby' | 'gray' | 'amber' }
> = {
  completed: { label: msg('Completed'), color: 'green' },
  processing: { label: msg('Processing'), color: 'blue' },
  failed: { label: msg('Failed'), color: 'ruby' },
  cancelled: { label: msg('Cancelled'), color: 'gray' },
  pending: { label: msg('Pending'), color: 'amber' },
};

export function jobLook(status: Status) {
  return { ...looks[status], label: t(looks[status].label) };
}

export function isUnfinished({ status }: ViralTrainingJob): boolean {
  return status === 'pending' || status === 'processing';
}

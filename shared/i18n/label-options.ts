import { t } from './translate.ts';

/** The choices of a select in the order of their labels, in the language of the interface. */
export function labelOptions<K extends string>(labels: Record<K, string>) {
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: t(labels[value]) }));
}

import type { FactKind } from '#shared/contracts/personas.ts';
import { labelOptions } from '#shared/i18n/label-options.ts';
import { msg, t } from '#shared/i18n/translate.ts';

const kinds: Record<FactKind, string> = {
  product: msg('Product'),
  link: msg('Link'),
  promise: msg('May be promised'),
  never_say: msg('Never say'),
};

export const factKindOptions = () => labelOptions(kinds);

/** What a kind of fact is called on screen; its own name for one that is not known. */
export function factKindLabel(kind: string): string {
  const label = kinds[kind as FactKind];
  return label === undefined ? kind : t(label);
}

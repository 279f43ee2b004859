import { activity } from './activity.ts';
import { contract } from './contract.ts';
import { field } from './field.ts';
import { finding } from './finding.ts';
import { media } from './media.ts';
import { noDraft } from './no-draft.ts';
import { provider } from './provider.ts';
import { request } from './request.ts';
import { rule } from './rule.ts';
import { untranslated } from './untranslated.ts';

/** What every catalogue has. */
export const translatedDefinitions = {
  ...activity,
  ...request,
  ...field,
  ...contract,
  ...rule,
  ...provider,
  ...noDraft,
  ...media,
  ...finding,
};

/** Every message, by its code. */
export const definitions = { ...translatedDefinitions, ...untranslated };

export type Definitions = typeof definitions;

import { msg } from '#shared/i18n/translate.ts';
import type { Alternative } from '../protocol.ts';
import type { Answering } from '../x-page/composer/answering.ts';
import type { LastPressed } from '../x-page/composer/last-pressed.ts';
import type { PageObserver } from '../x-page/observe.ts';
import { placeOf } from '../x-page/page-kind.ts';
import { MissingElement } from '../x-page/query.ts';
import type { Problem } from './page-report.ts';

/** What X's page and the rest of Troupe look like to one feature. */
export interface FeaturePage extends PageObserver {
  remembered: LastPressed;
  /** A button of ours, not yet on the page. */
  makeButton(label: string): HTMLElement;
  /** A person pressed one of this feature's buttons. */
  onPress(handler: (host: HTMLElement) => void): void;
  /** Does what a person asked for in another way than by a button; told to them where it fails. */
  serve(act: () => void): void;
  openDraft(request: DraftRequest): void;
}

/** A press on one of our buttons, with what was read at that moment. */
export interface DraftRequest {
  /** The host of the pressed button: the popover stands there and gives the focus back to it. */
  anchor: HTMLElement;
  answering: Answering;
  /** The tool bar pressed; null in a post's action bar, where no composer is known yet. */
  toolBar: HTMLElement | null;
  /** A draft that is there already, written in the side panel. */
  given?: Alternative;
}

export interface Feature {
  /** The file name, and the value of `data-troupe` on what it adds. */
  id: string;
  init(page: FeaturePage, signal: AbortSignal): void;
}

/** By feature and what. */
export type Problems = Map<string, Problem>;

export interface FeatureTools {
  observer: PageObserver;
  remembered: LastPressed;
  makeButton(featureId: string, label: string): HTMLElement;
  onPress(featureId: string, handler: (host: HTMLElement) => void): void;
  openDraft(request: DraftRequest): void;
  /** Says in the person's language that a press could not be served. */
  tell(sentence: string): void;
}

/** Starts every feature; one that fails is recorded and leaves the others running. */
export function startFeatures(
  features: Feature[],
  tools: FeatureTools,
  problems: Problems,
  signal: AbortSignal,
): void {
  for (const { id, init } of features) {
    const guard =
      <A extends unknown[]>(run: (...args: A) => void, failed?: () => void) =>
      (...args: A) => {
        try {
          run(...args);
        } catch (error) {
          record(problems, id, describe(error));
          failed?.();
        }
      };
    const served = <A extends unknown[]>(act: (...args: A) => void) =>
      guard(act, () => tools.tell(msg('Troupe cannot read this part of the page.')));
    const page: FeaturePage = {
      each: (selector, found, rarelyIn) => tools.observer.each(selector, guard(found), rarelyIn),
      afterChange: (callback, until) => tools.observer.afterChange(guard(callback), until),
      atTimes: (callback, until) => tools.observer.atTimes(guard(callback), until),
      remembered: tools.remembered,
      makeButton: (label) => tools.makeButton(id, label),
      onPress: (handler) => tools.onPress(id, served(handler)),
      serve: (act) => served(act)(),
      openDraft: tools.openDraft,
    };
    guard(init)(page, signal);
  }
}

function record(problems: Problems, feature: string, what: string): void {
  const key = `${feature}: ${what}`;
  const last = Date.now();
  const { since = last, times = 0 } = problems.get(key) ?? {};
  const place = placeOf(location.pathname);
  problems.set(key, { feature, what, place, since, last, times: times + 1 });
}

/** Messages of these two name our own code; others, as of JSON, may quote what was read. */
function describe(error: unknown): string {
  if (error instanceof MissingElement) return `missing ${error.selector}`;
  if (error instanceof TypeError || error instanceof ReferenceError) return String(error);
  return error instanceof Error ? error.name : 'an unknown error';
}

import type { Filling } from '#api/domains/campaigns/fill-placeholders.ts';
import type { Writing } from '#api/domains/campaigns/write-occurrence.ts';
import type { PlanningRules } from '#api/domains/publishing/rules/planning-rules.ts';

/**
 * All work on texts that people bring in: each is a pure function, loaded by the thread that first
 * does it. Arguments and results are copied between threads, so they are plain data.
 */
export const textTasks = {
  'analyse-sample': async () =>
    (await import('#api/analysis/sample/analyse-sample-text.ts')).analyseSampleText,
  'assess-draft': async () =>
    (await import('#api/domains/drafting/finish/assess-draft.ts')).assessDraft,
  'check-influencer': async () =>
    (await import('#api/domains/analysis/check-influencer.ts')).checkInfluencer,
  'check-post': async () => (await import('#api/domains/publishing/rules/check-text.ts')).checkText,
  'choose-samples': async () =>
    (await import('#api/domains/drafting/brief/choose-samples.ts')).chooseSamples,
  'clean-lines': async () => (await import('#api/ai/guard/output-guard.ts')).cleanLines,
  'compose-draft': async () => (await import('#api/ai/composer/compose-draft.ts')).composeDraft,
  'count-influencer': async () =>
    (await import('#api/domains/analysis/count-influencer.ts')).countInfluencer,
  'edit-distance': async () =>
    (await import('#api/domains/drafting/save/edit-distance.ts')).editDistance,
  'expect-posts': async () =>
    (await import('#api/domains/publishing/rules/expect-posts.ts')).expectPosts,
  'find-insights': async () => (await import('#api/analysis/hooks/find-insights.ts')).findInsights,
  'fit-forecast': async () => (await import('#api/analysis/forecast/fit-forecast.ts')).fitForecast,
  'validate-post': async () =>
    (await import('#api/domains/publishing/rules/validate-post.ts')).validatePost,
  'finish-draft': async () =>
    (await import('#api/domains/drafting/finish/finish-best.ts')).finishBest,
  'guard-draft': async () =>
    (await import('#api/domains/drafting/guard/guard-draft.ts')).guardDrafts,
  'find-repetitions': async () =>
    (await import('#api/domains/publishing/rules/same-text-findings.ts')).sameTextFindings,
  'validate-posts': async () =>
    (await import('#api/domains/publishing/rules/validate-posts.ts')).validatePosts,
  'language-of': async () => (await import('#api/ai/detect-language.ts')).languageOf,
  'learn-lessons': async () =>
    (await import('#api/domains/drafting/learning/learn-lessons.ts')).learnLessons,
  'learn-voice': async () => (await import('#api/domains/voice/learn-texts.ts')).learnTexts,
  'learning-texts': async () =>
    (await import('#api/domains/voice/training-texts.ts')).learningTexts,
  'object-to-draft': async () =>
    (await import('#api/domains/drafting/finish/object-to-draft.ts')).objectToDraft,
  'preview-draft': async () =>
    (await import('#api/domains/drafting/guard/peeled-texts.ts')).previewDraft,
  'read-body': async () => (await import('#api/http/request/read-body.ts')).readBody,
  'read-sentiment': async () =>
    (await import('#api/domains/analysis/read-sentiment.ts')).readSentiment,
  'refuse-texts': async () => {
    const { refusalOf } = await import('#api/domains/publishing/rules/planning-rules.ts');
    return (rules: PlanningRules, texts: string[]) => texts.map((text) => refusalOf(rules, text));
  },
  'read-situation': async () => (await import('#api/ai/situation/read-post.ts')).readPost,
  'score-virality': async () =>
    (await import('#api/analysis/virality/score-virality.ts')).scoreVirality,
  'strip-metadata': async () => (await import('#api/pictures/strip-metadata.ts')).stripMetadata,
  'track-links': async () => (await import('#shared/lib/utm.ts')).withUtmEach,
  'write-occurrence': async () => {
    const [{ objectionTo }, { writeOccurrence }] = await Promise.all([
      import('#api/domains/publishing/rules/planning-rules.ts'),
      import('#api/domains/campaigns/write-occurrence.ts'),
    ]);
    return (writing: Omit<Writing, 'objection'>, rules: PlanningRules, turn: number, on: Filling) =>
      writeOccurrence({ ...writing, objection: (text) => objectionTo(rules, text) }, turn, on);
  },
};

type Loaders = typeof textTasks;

declare module '#api/text-pool/text-pool.ts' {
  interface Register {
    tasks: { [N in keyof Loaders]: Awaited<ReturnType<Loaders[N]>> };
  }
}

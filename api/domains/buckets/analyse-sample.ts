import type { z } from 'zod';
import type { AnalysedSample } from '#api/analysis/sample/analyse-sample-text.ts';
import type { Sample } from '#api/analysis/sample/read-sample.ts';
import { sampleQuestion } from '#api/analysis/sample/sample-question.ts';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { providersOf } from '#api/domains/settings/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { findUnanalysed, updateAnalysis } from './sample-queries.ts';
import type { analyseSampleJob } from './samples.ts';

type Tools = Pick<Context, 'db' | 'ai' | 'sealer' | 'log' | 'limits'>;

const BUILT_IN = 'Built-in, no AI model';

/** Reads one sample and writes down what it found. One that is gone, or read already, is let be. */
export async function analyseSample(
  tools: Tools,
  { workspaceId: owner, sampleId }: z.output<typeof analyseSampleJob.payload>,
  signal: AbortSignal,
): Promise<void> {
  const { db } = tools;
  const sample = await withWorkspace(db, owner, (tx) =>
    findUnanalysed(tx, owner, sampleId).executeTakeFirst(),
  );
  if (!sample) return;
  const found = await analysed(tools, owner, sample, signal);
  await withWorkspace(db, owner, async (tx) => {
    await updateAnalysis(tx, owner, sampleId, found).execute();
    announce(tx, owner, 'samples', sample.bucketId);
  });
}

/**
 * By the model that is configured; where that fails, or has read enough of this workspace for the
 * minute, by the built-in reader, which never does.
 */
async function analysed(
  tools: Tools,
  owner: string,
  sample: Sample,
  signal: AbortSignal,
): Promise<AnalysedSample & { analyzedBy: string }> {
  const provider = (await providersOf(tools, owner)).best();
  try {
    if (provider.ask) {
      tools.limits.take('sample', owner);
      const found = await provider.ask(sampleQuestion(sample), signal);
      return { ...found, analyzedBy: provider.name };
    }
  } catch (error) {
    // Stopped by us and not by the provider: the job comes again.
    if (signal.aborted || !(error instanceof AppError)) throw error;
    tools.log.warn(
      { provider: provider.id, code: error.code },
      'A sample was analysed without its model',
    );
  }
  const who = { owner, signal, background: true };
  const found = await runTextTask('analyse-sample', [sample], who);
  return { ...found, analyzedBy: BUILT_IN };
}

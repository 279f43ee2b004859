import { analyseSampleJob } from '#api/domains/buckets/analyse-sample-job.ts';
import { trainPersonaJob } from '#api/domains/viral/train-persona-job.ts';
import { learnVoiceJob } from '#api/domains/voice/learn-voice-job.ts';
import type { Job } from './job.ts';

/** Every kind of background work; each has a queue of its own. */
export const jobs: Job[] = [analyseSampleJob, learnVoiceJob, trainPersonaJob];

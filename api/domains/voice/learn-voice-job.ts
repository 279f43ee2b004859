import { z } from 'zod';
import { defineJob } from '#api/queue/define-job.ts';

/** Learns a persona's voice anew from everything it may learn from. Keyed by the persona. */
export const learnVoiceJob = defineJob({
  name: 'learn-voice',
  payload: z.object({ workspaceId: z.string(), personaId: z.string() }),
  once: true,
});

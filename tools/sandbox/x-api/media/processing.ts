import type { Media } from '../records.ts';
import type { World } from '../world.ts';

const PENDING_MS = 1_000;
const DONE_MS = 3_000;

/** How far X is with a GIF or a video; photos need no processing and answer null. */
export function processingOf(world: World, { kind, createdAt }: Media) {
  if (kind === 'photo') return null;
  const age = world.now() - createdAt;
  if (age < PENDING_MS) return { state: 'pending', check_after_secs: 1 };
  if (age >= DONE_MS) return { state: 'succeeded', progress_percent: 100 };
  const percent = Math.floor((100 * (age - PENDING_MS)) / (DONE_MS - PENDING_MS));
  return { state: 'in_progress', check_after_secs: 1, progress_percent: percent };
}

export function isReady(world: World, media: Media): boolean {
  return (processingOf(world, media)?.state ?? 'succeeded') === 'succeeded';
}

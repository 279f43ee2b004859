/**
 * Milliseconds of CPU that the calling thread spends on the work, user and system. Other processes,
 * other threads and the garbage collector do not count, so that a busy machine changes little.
 */
export async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

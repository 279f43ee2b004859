import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A read of somebody else, again and again. Asked, it answers the longest wait since it was last
 * asked, and the longest time that the server's own thread was busy while a read waited: what other
 * programs of this machine take is not in it.
 */
const [url = '', cookie = '', pid = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let busiest = 0;
let reads = 0;
let began = 0;

process.on('message', () => {
  // One that still waits counts as well.
  const waiting = began > 0 ? performance.now() - began : 0;
  process.send?.({ longest: Math.max(longest, waiting), busiest, reads });
  longest = 0;
  busiest = 0;
  reads = 0;
});

/** Milliseconds of processor time that the server's main thread has had, on Linux. */
function busyMs(): number {
  if (process.platform !== 'linux') return 0;
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

for (;;) {
  const before = busyMs();
  began = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The read answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });
  longest = Math.max(longest, performance.now() - began);
  busiest = Math.max(busiest, busyMs() - before);
  reads += 1;
  began = 0;
  await wait(2);
}

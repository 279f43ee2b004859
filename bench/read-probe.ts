import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A read of somebody else, again and again; told `reset` it answers the longest wait since the last. */
const [url = '', cookie = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let reads = 0;
let began = 0;

process.on('message', () => {
  // One that still waits counts as well.
  const waiting = began > 0 ? performance.now() - began : 0;
  process.send?.({ longest: Math.max(longest, waiting), reads });
  longest = 0;
  reads = 0;
});

for (;;) {
  began = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The read answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    }).once('error', reject);
  });
  longest = Math.max(longest, performance.now() - began);
  reads += 1;
  began = 0;
  await wait(2);
}

import { createEmbeddedModels } from '#api/embedded-model/embedded-models.ts';
import type { CatalogueModel } from '#api/embedded-model/model-catalogue.ts';
import { setProxies } from '#api/providers/outside/proxies.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Use it as: npm run model -- list | get <id> | remove <id> | try <id> [words]';
const PROGRESS_MS = 500;

/** `npm run model`: the language models that run on this machine, without a server and its screen. */
await runCommand(async (env, say) => {
  await setProxies(env);
  const models = createEmbeddedModels(env);
  const [command = 'list', id = '', ...words] = process.argv.slice(2);
  const tell = (text: string) => process.stderr.write(text);

  function named(): CatalogueModel {
    const model = models.find(id);
    if (!model) throw new Error(`There is no model "${id}". ${USAGE}`);
    return model;
  }

  async function list(): Promise<void> {
    await models.measure();
    const { models: all, suggested } = await models.list();
    for (const { id, bytes, state, secondsPerReply, licence } of all) {
      const facts = [
        `${gigabytes(bytes)} GB`,
        licence,
        state,
        `about ${secondsPerReply} s a reply`,
      ];
      say(`${id}: ${facts.join(', ')}${id === suggested ? ' (suggested here)' : ''}`);
    }
  }

  async function get(): Promise<void> {
    const model = named();
    const pause = () => void models.pause(model);
    process.once('SIGINT', pause);
    const show = async () => {
      const { models: all } = await models.list();
      const { receivedBytes = 0, state = '' } = all.find((one) => one.id === id) ?? {};
      tell(`\r${state} ${gigabytes(receivedBytes)} of ${gigabytes(model.bytes)} GB `);
      return state;
    };
    const timer = setInterval(show, PROGRESS_MS);
    await models.download(model);
    clearInterval(timer);
    process.off('SIGINT', pause);
    const state = await show();
    tell('\n');
    if (state === 'ready') return say(`${model.name} is ready.`);
    throw new Error(models.whyEnded(model) ?? 'Paused. The same command resumes the download.');
  }

  async function remove(): Promise<void> {
    const model = named();
    await models.remove(model);
    say(`${model.name} is removed.`);
  }

  /** An answer as it is written, and the time that it took. */
  async function tryOut(): Promise<void> {
    const model = named();
    if (!models.ready().includes(model)) throw new Error(`First: npm run model -- get ${id}`);
    const question = {
      system: 'You answer with one short sentence.',
      user: words.join(' ') || 'Greet the reader.',
      schema: { type: 'object', properties: { content: { type: 'string' } } },
      answerTokens: 120,
    };
    const begunAt = performance.now();
    const { text } = await models.ask(id, question, new AbortController().signal, tell);
    tell('\n');
    say(`${text}\n${((performance.now() - begunAt) / 1_000).toFixed(1)} s`);
  }

  const commands: Record<string, () => Promise<void>> = { list, get, remove, try: tryOut };
  const run = commands[command];
  if (!run) throw new Error(USAGE);
  try {
    await run();
  } finally {
    await models.stop();
  }
});

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(2);
}

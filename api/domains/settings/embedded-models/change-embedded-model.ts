import type { Context } from '#api/context.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import type { EmbeddedModels } from '#shared/contracts/embedded-models.ts';
import { message } from '#shared/contracts/messages/message.ts';

type Tools = Pick<Context, 'embedded'>;

/**
 * Begins or resumes a download, which goes on behind this call. Throws `conflict` where models are not offered, and
 * like the other changes where workspaces share the models.
 */
export async function downloadEmbeddedModel(tools: Tools, id: string): Promise<EmbeddedModels> {
  const model = modelOf(tools, id);
  if (!(await tools.embedded.isOffered())) {
    throw new AppError('conflict', message('rule.embedded-not-offered'));
  }
  await assertNotShared(tools);
  void tools.embedded.download(model);
  return tools.embedded.list();
}

export async function pauseEmbeddedModel(tools: Tools, id: string): Promise<EmbeddedModels> {
  const model = modelOf(tools, id);
  await assertNotShared(tools);
  await tools.embedded.pause(model);
  return tools.embedded.list();
}

export async function removeEmbeddedModel(tools: Tools, id: string): Promise<EmbeddedModels> {
  const model = modelOf(tools, id);
  await assertNotShared(tools);
  await tools.embedded.remove(model);
  return tools.embedded.list();
}

export async function measureEmbeddedModels(tools: Tools): Promise<EmbeddedModels> {
  await tools.embedded.measure();
  return tools.embedded.list();
}

function modelOf({ embedded }: Tools, id: string) {
  const model = embedded.find(id);
  if (!model) throw notFound('Model');
  return model;
}

async function assertNotShared({ embedded }: Tools): Promise<void> {
  if (await embedded.isByOperator()) {
    throw new AppError('conflict', message('rule.embedded-by-operator'));
  }
}

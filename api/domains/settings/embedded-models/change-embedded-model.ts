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
  if (!(await tools.embedded.isOffered())) {
    throw new AppError('conflict', message('rule.embedded-not-offered'));
  }
  const model = await changeableModel(tools, id);
  void tools.embedded.download(model);
  return tools.embedded.list();
}

export async function pauseEmbeddedModel(tools: Tools, id: string): Promise<EmbeddedModels> {
  await tools.embedded.pause(await changeableModel(tools, id));
  return tools.embedded.list();
}

export async function removeEmbeddedModel(tools: Tools, id: string): Promise<EmbeddedModels> {
  await tools.embedded.remove(await changeableModel(tools, id));
  return tools.embedded.list();
}

export async function measureEmbeddedModels(tools: Tools): Promise<EmbeddedModels> {
  await tools.embedded.measure();
  return tools.embedded.list();
}

async function changeableModel({ embedded }: Tools, id: string) {
  const model = embedded.find(id);
  if (!model) throw notFound('Model');
  if (await embedded.isByOperator()) {
    throw new AppError('conflict', message('rule.embedded-by-operator'));
  }
  return model;
}

import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/settings.ts';
import { readSettings, resetSettings, saveSettings } from './service.ts';

export const settingsRoutes = [
  route(contract.getSettings, ({ actor, ctx }) => readSettings(ctx, actor.workspaceId)),
  route(contract.saveSettings, ({ actor, ctx, body }) =>
    saveSettings(ctx, actor.workspaceId, body),
  ),
  route(contract.resetSettings, ({ actor, ctx }) => resetSettings(ctx, actor.workspaceId)),
];

import { route } from '#api/http/route.ts';
import * as embedded from '#shared/contracts/embedded-models.ts';
import * as local from '#shared/contracts/local-servers.ts';
import * as mail from '#shared/contracts/mail-address.ts';
import * as contract from '#shared/contracts/settings.ts';
import {
  downloadEmbeddedModel,
  measureEmbeddedModels,
  pauseEmbeddedModel,
  removeEmbeddedModel,
} from './embedded-models/change-embedded-model.ts';
import { checkLocalServer } from './local-server/check-local-server.ts';
import { chooseLocalServer, leaveLocalServer } from './local-server/choose-local-server.ts';
import { listLocalServers } from './local-server/list-local-servers.ts';
import { sendAgain } from './mail-address/ask-to-confirm.ts';
import { confirmAddress } from './mail-address/confirm-address.ts';
import { readMailAddress } from './mail-address/read-mail-address.ts';
import { readSettings, resetSettings, saveSettings, takeDeviceZone } from './save-settings.ts';

export const settingsRoutes = [
  route(contract.getSettings, ({ actor, ctx }) => readSettings(ctx, actor)),
  route(contract.saveSettings, ({ actor, ctx, body }) => saveSettings(ctx, actor, body)),
  route(contract.resetSettings, ({ actor, ctx }) => resetSettings(ctx, actor)),
  route(contract.takeDeviceZone, ({ owner, ctx, body }) =>
    takeDeviceZone(ctx, owner, body.timezone),
  ),
  route(mail.getMailAddress, ({ actor, ctx }) => readMailAddress(ctx, actor)),
  route(mail.sendConfirmation, ({ actor, ctx }) => sendAgain(ctx, actor)),
  route(mail.confirmMailAddress, ({ ctx, body }) => confirmAddress(ctx, body.token)),
  route(local.listLocalServers, ({ owner, ctx }) => listLocalServers(ctx, owner)),
  route(local.chooseLocalServer, ({ owner, ctx, body }) => chooseLocalServer(ctx, owner, body)),
  route(local.leaveLocalServer, ({ owner, ctx }) => leaveLocalServer(ctx, owner)),
  route(local.checkLocalServer, ({ owner, ctx, request: { signal } }) =>
    checkLocalServer(ctx, owner, signal),
  ),
  route(embedded.listEmbeddedModels, ({ ctx }) => ctx.embedded.list()),
  route(embedded.measureEmbeddedModels, ({ ctx }) => measureEmbeddedModels(ctx)),
  route(embedded.downloadEmbeddedModel, ({ ctx, params }) => downloadEmbeddedModel(ctx, params.id)),
  route(embedded.pauseEmbeddedModel, ({ ctx, params }) => pauseEmbeddedModel(ctx, params.id)),
  route(embedded.removeEmbeddedModel, ({ ctx, params }) => removeEmbeddedModel(ctx, params.id)),
];

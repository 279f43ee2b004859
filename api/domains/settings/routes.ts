import { route } from '#api/http/route.ts';
import * as mail from '#shared/contracts/mail-address.ts';
import * as contract from '#shared/contracts/settings.ts';
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
];

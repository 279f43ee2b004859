import type { Context } from '#api/context.ts';
import { backUpContent } from '#api/domains/account-data/backup/back-up-content.ts';
import { backUpContentJob, queueBackups } from '#api/domains/account-data/backup/queue-backups.ts';
import { deleteDueAccounts } from '#api/domains/account-data/deletion/delete-due-accounts.ts';
import { exportData } from '#api/domains/account-data/export/export-data.ts';
import { exportDataJob } from '#api/domains/account-data/export/start-export.ts';
import { sweepExports } from '#api/domains/account-data/export/sweep-exports.ts';
import { checkConnections } from '#api/domains/accounts/check-connections.ts';
import { revokeTokensJob } from '#api/domains/accounts/public.ts';
import { revokeTokens } from '#api/domains/accounts/revoke-tokens.ts';
import { remindReviewers } from '#api/domains/approvals/remind-reviewers.ts';
import { sealEvents } from '#api/domains/audit/chain/seal-events.ts';
import { analyseSample } from '#api/domains/buckets/analyse-sample.ts';
import { analyseSampleJob } from '#api/domains/buckets/samples.ts';
import { planCampaign } from '#api/domains/campaigns/plan-campaign.ts';
import { planCampaignJob, queuePlanning } from '#api/domains/campaigns/queue-planning.ts';
import { trainForecasts } from '#api/domains/forecasts/train-forecasts.ts';
import { invitationMailJob, mailInvitation } from '#api/domains/invitations/invitation-mail.ts';
import { refreshMarket } from '#api/domains/market/refresh-market.ts';
import { readFollowers } from '#api/domains/metrics/read-followers.ts';
import { readMetrics } from '#api/domains/metrics/read-metrics.ts';
import { deliverNotifications } from '#api/domains/notifications/deliver-notifications.ts';
import { writeReports } from '#api/domains/notifications/write-reports.ts';
import { cleanStoredImages } from '#api/domains/personas/clean-images.ts';
import { cleanStoredMedia } from '#api/domains/publishing/media/clean-media.ts';
import { keepWallClocks } from '#api/domains/publishing/schedule/keep-wall-clocks.ts';
import { purgeExpired } from '#api/domains/retention/purge-expired.ts';
import {
  mailConfirmationJob,
  memberConfirmationJob,
} from '#api/domains/settings/mail-address/ask-to-confirm.ts';
import { mailConfirmation } from '#api/domains/settings/mail-address/mail-confirmation.ts';
import { trainPersonaJob } from '#api/domains/viral/start-training.ts';
import { trainPersona } from '#api/domains/viral/train-persona.ts';
import { learnVoice } from '#api/domains/voice/learn-voice.ts';
import { learnVoiceJob } from '#api/domains/voice/learn-voice-job.ts';
import { evaluateWatchlist } from '#api/domains/watchlist/evaluate-watchlist.ts';
import type { Handler } from '#api/queue/queue.ts';
import * as recurring from '#api/queue/recurring-jobs.ts';

/** What does the work of each queue. */
export function jobHandlers(ctx: Context): Handler[] {
  return [
    { job: exportDataJob, handle: (payload, signal) => exportData(ctx, payload, signal) },
    { job: recurring.sweepExportsJob, handle: () => sweepExports(ctx) },
    { job: recurring.queueBackupsJob, handle: () => queueBackups(ctx) },
    { job: backUpContentJob, handle: (payload, signal) => backUpContent(ctx, payload, signal) },
    { job: recurring.deleteDueAccountsJob, handle: () => deleteDueAccounts(ctx) },
    {
      job: recurring.refreshMarketJob,
      handle: async () => {
        if (await refreshMarket(ctx)) await evaluateWatchlist(ctx);
      },
    },
    { job: planCampaignJob, handle: (payload) => planCampaign(ctx, payload) },
    { job: recurring.queuePlanningJob, handle: () => queuePlanning(ctx) },
    { job: recurring.readMetricsJob, handle: (_, __, giveWay) => readMetrics(ctx, giveWay) },
    { job: recurring.readFollowersJob, handle: (_, __, giveWay) => readFollowers(ctx, giveWay) },
    {
      job: recurring.checkConnectionsJob,
      handle: (_, __, giveWay) => checkConnections(ctx, giveWay),
    },
    { job: recurring.trainForecastsJob, handle: (_, __, giveWay) => trainForecasts(ctx, giveWay) },
    { job: revokeTokensJob, handle: (payload) => revokeTokens(ctx, payload) },
    { job: analyseSampleJob, handle: (payload, signal) => analyseSample(ctx, payload, signal) },
    { job: learnVoiceJob, handle: (payload) => learnVoice(ctx, payload) },
    { job: recurring.deliverNotificationsJob, handle: () => deliverNotifications(ctx) },
    { job: recurring.writeReportsJob, handle: () => writeReports(ctx) },
    { job: mailConfirmationJob, handle: (payload) => mailConfirmation(ctx, payload) },
    { job: memberConfirmationJob, handle: (payload) => mailConfirmation(ctx, payload) },
    { job: invitationMailJob, handle: (payload) => mailInvitation(ctx, payload) },
    { job: trainPersonaJob, handle: (payload, signal) => trainPersona(ctx, payload, signal) },
    { job: recurring.keepWallClocksJob, handle: () => keepWallClocks(ctx) },
    {
      job: recurring.cleanMediaJob,
      handle: async () => {
        await cleanStoredMedia(ctx);
        await cleanStoredImages(ctx);
      },
    },
    { job: recurring.sealEventsJob, handle: () => sealEvents(ctx) },
    { job: recurring.remindReviewersJob, handle: () => remindReviewers(ctx) },
    {
      job: recurring.purgeExpiredJob,
      handle: (_, signal, giveWay) => purgeExpired(ctx, signal, giveWay),
    },
  ];
}

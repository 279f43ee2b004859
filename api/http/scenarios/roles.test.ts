import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { type FullWorkspace, fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { tablePrints } from '#api/testing/table-prints.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';

const app = testApp();
const roles = ['viewer', 'author', 'editor', 'admin', 'owner'] as const;
type Role = (typeof roles)[number];

/** The role from which on a call is allowed, written by hand: the map of the product is not asked. */
const lowest: Record<Role, string[]> = {
  viewer: `getCurrentUser listPersonas getPersonaImage getPersonaVoice getPersonaLessons
    getPersonaUsage getPersonaBuckets listDrafts listActivities getDashboardStats getDashboardToday
    listAiProviders listBuckets listPublicBuckets listSamples listViralContent listViralInsights
    listTrainingJobs listScheduledPosts listPostRows getScheduledPost listAttempts getMedia
    getPostQueue listPostDrafts getPostDraft listCampaigns getCampaign listSocialAccounts
    getSocialStats getAnalytics getPostMetrics exportAnalytics listRevenue watchChanges getNewsTrends searchCoins
    listWatchlist listNotifications countUnread getSettings getMailAddress listMembers findMemberWork
    markNotification markAllRead dismissNotification getPushKey checkPush subscribePush
    unsubscribePush listSessions endSession endAllSessions sendConfirmation listExtensionKeys createExtensionKey
    revokeExtensionKey getAccountDeletion deleteAccount keepAccount noteSetUp listWorkspaces createWorkspace openWorkspace listApprovalPolicies
    listApprovals countApprovals listPostReviews saveSettings acceptInvitation listComments createComment undoDeletedComment resolveComment`.split(
    /\s+/,
  ),
  author: `generateContent streamContent generateMultiple generateReply streamReply
    generateAdvanced briefDeviceReply finishDeviceReply briefDeviceContent finishDeviceContent
    decideDraft analyzeSentiment analyzeImage analyzeInfluencer createPostDraft updatePostDraft
    deletePostDraft uploadMedia describeMedia beginMediaUpload sendMediaPiece finishMediaUpload
    checkPost createScheduledPost updateScheduledPost deleteScheduledPost duplicateScheduledPost
    actOnPost importPosts changePosts undoChange submitPost submitPosts
    assignPost assignPosts assignPostDraft editPost leavePost`.split(/\s+/),
  editor: `approvePosts createPersona updatePersona deletePersona forgetLessons setPersonaBuckets
    listBin restoreItem purgeItem createBucket updateBucket deleteBucket createSample importSamples deleteSample
    uploadViralContent deleteViralContent analyzeViralContent startTraining cancelTraining
    createCampaign updateCampaign deleteCampaign setCampaignStatus addRevenue deleteRevenue
    watchCoin unwatchCoin createWatchRule switchWatchRule deleteWatchRule createReviewLink previewReviewLink
    listReviewLinks revokeReviewLink`.split(/\s+/),
  admin: `resetSettings takeDeviceZone setPostQueue findAiProviders listLocalServers
    chooseLocalServer leaveLocalServer checkLocalServer listEmbeddedModels measureEmbeddedModels
    downloadEmbeddedModel pauseEmbeddedModel removeEmbeddedModel
    setAccountPersona disconnectAccount listAuditEvents exportAuditEvents renameWorkspace changeMember
    setApprovalPolicy createInvitation listInvitations revokeInvitation resendInvitation
    confirmInvitation listMemberSessions listMemberKeys`.split(/\s+/),
  owner: `createExport listExports getExportFile listBackups getBackupFile restoreBackup
    endMemberSession revokeMemberKey`.split(/\s+/),
};

/**
 * Everybody may leave, and only an admin or owner remove somebody; whom a policy names may decide;
 * a comment is its author's, and an admin deletes any: the rule is in the call.
 */
const judgedByTheCall = [
  'removeMember',
  'decidePost',
  'decidePosts',
  'editComment',
  'deleteComment',
];

const owned = Object.entries(endpoints).filter(([, { access }]) => access !== 'public');
const rank = (name: string) => roles.findIndex((role) => lowest[role].includes(name));

it('has a role for every call that is not public', () => {
  const known = [...Object.values(lowest).flat(), ...judgedByTheCall].sort();
  expect(known).toEqual(owned.map(([name]) => name).sort());
});

interface Team {
  workspace: FullWorkspace;
  members: Caller[];
  keys: Caller[];
}
let made: Promise<Team> | undefined;
const team = () => {
  made ??= makeTeam();
  return made;
};
async function makeTeam(): Promise<Team> {
  const workspace = await fullWorkspace(app);
  const members: Caller[] = [];
  const keys: Caller[] = [];
  for (const role of roles) {
    const member = await memberOf(app, workspace.workspaceId, role);
    const { key } = await member.call(createExtensionKey, { body: { name: 'k' } });
    members.push(member);
    keys.push(app.withKey(key));
  }
  return { workspace, members, keys };
}

const tested = owned.filter(([name]) => !judgedByTheCall.includes(name));

/** Of the calls that are refused to somebody; nothing else writes before they are compared. */
const refusable = tested.filter(([name]) => rank(name) > 0);

describe('refusals', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    await team();
    before = await tablePrints(app);
  });

  it.each(refusable)(
    '%s is refused to every role below its own, with a session and with a key',
    async (name, endpoint) => {
      const { workspace, members, keys } = await team();
      const input = validInputs(workspace)[name];
      for (const caller of [...members.slice(0, rank(name)), ...keys.slice(0, rank(name))]) {
        const response = await sendTo(caller, endpoint, input);
        expect(response.status).toBe(403);
        expect(errorBody.parse(await response.json()).code).toBe('forbidden');
      }
    },
  );

  it('change nothing', async () => {
    expect(await tablePrints(app)).toEqual(before);
  });
});

describe('from its role on', () => {
  it.each(tested)('%s is refused to nobody', async (name, endpoint) => {
    const callers = roles.slice(rank(name)).map((role) => callAs(role, name, endpoint));
    for (const { role, status } of await Promise.all(callers)) {
      expect([401, 403, 500], `${role}: ${status}`).not.toContain(status);
    }
  });
});

/** A write goes to a workspace of its own, as it may take away what the next one needs. */
async function callAs(role: Role, name: string, endpoint: Endpoint) {
  const isRead = endpoint.method === 'GET';
  const workspace = isRead ? (await team()).workspace : await fullWorkspace(app);
  const member = isRead
    ? ((await team()).members[roles.indexOf(role)] as Caller)
    : await memberOf(app, workspace.workspaceId, role);
  // Some change only what they made themselves.
  if (!isRead) {
    await app.asOwner(`update scheduled_posts p set created_by = m.user_id
      from workspace_members m where m.workspace_id = p.workspace_id
        and p.workspace_id = '${workspace.workspaceId}' and m.role = '${role}'
        and not m.is_founder and m.opened_at is not null`);
  }
  const { status, body } = await sendTo(member, endpoint, validInputs(workspace)[name]);
  await body?.cancel();
  return { role, status };
}

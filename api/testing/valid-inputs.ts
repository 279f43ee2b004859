import { pageHeaders } from '#shared/contracts/page-identity.ts';
import { defaultSettings } from '#shared/contracts/settings.ts';
import type { LooseInput } from './app.ts';
import { draftingInputs } from './drafting-inputs.ts';
import { type FullWorkspace, PICTURE, type RowIds } from './fixtures/full-workspace.ts';
import { freshText, inFuture } from './fixtures/schedule-fixture.ts';
import { invitingInputs } from './inviting-inputs.ts';

/**
 * For each call with parameters, query or body an input that is accepted, with every field that
 * its contract knows. `valid-inputs.test.ts` notices a call or a field that is missing here.
 */
export function validInputs({
  username,
  userId,
  workspaceId,
  ids,
}: FullWorkspace<unknown>): Record<string, LooseInput> {
  const at = (id: string, body?: object): LooseInput => ({
    params: { id },
    ...(body ? { body } : {}),
  });
  const sample = (content: string) => ({
    content,
    contentType: 'tweet',
    platform: 'twitter',
    metadata: { engagement: '12 likes', notes: 'a note' },
  });
  const persona = {
    name: 'Noor',
    description: 'Writes about fees',
    personality: 'dry',
    type: 'ct_lead',
    platform: 'twitter',
    tone: 'casual',
    trainingData: 'gm. fees are down',
    profileImageUrl: PICTURE,
    config: { personality: 'dry', platform: 'twitter', tone: 'casual', trainingData: 'gm' },
  };
  const bucket = {
    name: 'Notes',
    description: 'kept texts',
    category: 'crypto',
    isPublic: false,
    tags: ['fees'],
  };
  const campaign = {
    name: 'Spring',
    description: 'd',
    personaId: ids.persona,
    platform: 'twitter',
    schedule: {
      frequency: 'weekly',
      times: ['09:00'],
      days: ['monday'],
      timeZone: 'Europe/Berlin',
    },
    content: { templates: ['gm, {topic}'], hashtags: ['gm'], tone: 'casual' },
    startDate: '2030-01-07',
    endDate: '2039-02-07',
  };
  const post = () => {
    const text = freshText();
    return {
      content: text,
      parts: [{ text, mediaIds: [ids.media] }],
      platform: 'twitter',
      scheduledTime: inFuture(48),
      timeZone: 'Europe/Berlin',
      personaId: ids.persona,
      accountId: ids.account,
      madeWithAi: true,
      paidPartnership: false,
      graceMinutes: 60,
      acceptedFindings: ['near_copy'],
    };
  };
  // Whom and what the log is narrowed to may be long gone.
  const auditQuery = {
    actor: crypto.randomUUID(),
    target: crypto.randomUUID(),
    kind: 'post',
    from: '2030-01-01',
    to: '2030-12-31',
  };
  const picture = {
    id: ids.media,
    kind: 'image',
    contentType: 'image/png',
    altText: '',
    bytes: 1,
    width: 1,
    height: 1,
  };
  const draftPost = {
    parts: [{ key: 'first', text: 'fees fell', media: [picture] }],
    platform: 'twitter',
    when: 'slot',
    date: '2030-01-01',
    time: '09:00',
    zone: 'Europe/Berlin',
    personaId: ids.persona,
    accountId: ids.account,
    madeWithAi: true,
    paidPartnership: false,
    trackLinks: true,
    isNumbered: true,
    accepted: ['near_copy'],
    draftId: ids.draft,
  };
  const newPost = () => ({ ...post(), draftId: ids.draft, trackLinks: true });
  const fresh = () => ({ idempotencyKey: crypto.randomUUID() });
  const returnTo = { query: { returnTo: '/personas' } };
  const period = { start: '2026-01-01', end: '2026-01-31' };
  return {
    testLogin: { query: { username: username } },
    login: returnTo,
    startXSignIn: {
      query: {
        ...{ ...returnTo.query, link: '1', moved: '1', sure: '1' },
        ...pageHeaders({ userId, workspaceId }),
      },
    },
    startTwitterSignIn: returnTo,
    finishXSignIn: { query: { code: 'c', state: 's', error: 'e' } },
    verifyToken: { query: { token: 't' } },
    postVerifyToken: { body: { token: 't' } },
    setAccountPersona: at(ids.account, { personaId: ids.persona }),
    disconnectAccount: at(ids.account),
    createExtensionKey: { body: { name: 'Phone', days: 30 } },
    endSession: at(ids.session),
    endMemberSession: at(ids.memberSession),
    revokeMemberKey: at(ids.memberKey),
    revokeExtensionKey: at(ids.key),
    createPersona: { body: { ...persona, monthlyLimit: 5 } },
    updatePersona: at(ids.persona, {
      ...persona,
      status: 'paused',
      monthlyLimit: 5,
      facts: [],
      factsSeen: [],
    }),
    deletePersona: at(ids.persona),
    getPersonaImage: { ...at(ids.persona), query: { v: '1' } },
    ...draftingInputs(ids.persona),
    generateAdvanced: {
      body: {
        personaType: 'ct_lead',
        useCase: 'ct_presence',
        targetAudience: 'builders',
        projectInfo: 'a wallet',
        influencerStyle: 'short',
        referenceContent: 'Fees fell by half.',
        degeneracyLevel: 'moderate',
        imageBase64: PICTURE,
        contentType: 'single_tweet',
        audienceTone: 'casual',
        trendingTopic: 'fees',
        personaId: ids.persona,
        takes: false,
        shown: ['Fees fell, and nobody noticed.'],
        provider: 'local',
        variant: 0,
      },
    },
    listDrafts: at(ids.persona),
    getPersonaUsage: at(ids.persona),
    decideDraft: at(ids.draft, { outcome: 'accepted', finalText: 'fees fell, at last' }),
    getPersonaVoice: at(ids.persona),
    getPersonaLessons: at(ids.persona),
    forgetLessons: at(ids.persona, { kind: 'all', text: '' }),
    getPersonaBuckets: at(ids.persona),
    setPersonaBuckets: at(ids.persona, { bucketIds: [ids.bucket] }),
    createBucket: { body: bucket },
    updateBucket: at(ids.bucket, bucket),
    deleteBucket: at(ids.bucket),
    listSamples: at(ids.bucket),
    createSample: at(ids.bucket, sample(freshText())),
    importSamples: at(ids.bucket, { samples: [sample(freshText())] }),
    deleteSample: at(ids.sample),
    restoreItem: at(ids.deleted),
    purgeItem: at(ids.deleted),
    uploadViralContent: {
      body: {
        title: 'A text',
        content: 'so wow',
        contentType: 'text',
        platform: 'twitter',
        originalUrl: 'https://x.com/anna/status/1',
        authorHandle: 'anna',
        views: 1_000,
        likes: 50,
        retweets: 5,
        replies: 4,
        bookmarks: 3,
        engagementRate: 5.9,
      },
    },
    deleteViralContent: at(ids.viral),
    analyzeViralContent: at(ids.viral),
    startTraining: {
      body: {
        personaId: ids.trainee,
        viralContentIds: [ids.viral],
        jobType: 'style_training',
        focusAreas: ['hooks'],
      },
    },
    cancelTraining: at(ids.training),
    analyzeSentiment: { body: { text: 'fees fell, very bullish' } },
    analyzeImage: { body: { imageBase64: PICTURE } },
    analyzeInfluencer: { body: { username: 'anna', tweets: ['gm', 'fees fell'] } },
    listScheduledPosts: {
      query: {
        from: '2026-01-01T00:00:00Z',
        to: '2026-12-31T00:00:00Z',
        status: 'pending',
        campaignId: ids.campaign,
      },
    },
    createScheduledPost: { body: { ...newPost(), ...fresh(), postDraftId: ids.postDraft } },
    checkPost: {
      body: {
        parts: [{ text: 'fees fell', mediaIds: [ids.media] }],
        platform: 'twitter',
        accountId: ids.account,
        postId: ids.post,
        madeWithAi: true,
        paidPartnership: true,
      },
    },
    getPostDraft: at(ids.postDraft),
    createPostDraft: { body: { id: crypto.randomUUID(), content: draftPost } },
    updatePostDraft: at(ids.postDraft, { version: 1, content: draftPost }),
    deletePostDraft: at(ids.postDraft),
    importPosts: { body: { posts: [newPost()], ...fresh() } },
    updateScheduledPost: at(ids.post, { ...post(), version: 1 }),
    getScheduledPost: at(ids.post),
    deleteScheduledPost: at(ids.post),
    duplicateScheduledPost: at(ids.post),
    actOnPost: at(ids.post, { action: 'now', externalId: '1', version: 1 }),
    approvePosts: { body: { posts: [{ id: ids.post, version: 1 }] } },
    submitPost: at(ids.post, { version: 1 }),
    submitPosts: { body: { posts: [{ id: ids.post, version: 1 }] } },
    decidePost: at(ids.post, {
      decision: 'changes_requested',
      reason: 'too long',
      version: 1,
      contentHash: '0'.repeat(64),
    }),
    decidePosts: {
      body: {
        decision: 'changes_requested',
        reason: 'too long',
        posts: [{ id: ids.post, version: 1, contentHash: '0'.repeat(64) }],
      },
    },
    listPostReviews: at(ids.post),
    listComments: { query: { kind: 'post', subjectId: ids.post, after: ids.comment } },
    createComment: {
      body: {
        kind: 'post',
        subjectId: ids.post,
        parentId: ids.comment,
        body: 'Shorter, please',
        visibility: 'internal',
        ...fresh(),
      },
    },
    editComment: at(ids.comment, { body: 'Too long, I think' }),
    deleteComment: at(ids.comment),
    undoDeletedComment: { body: { undo: 'v1' } },
    resolveComment: at(ids.comment, { isResolved: true }),
    setApprovalPolicy: {
      body: {
        accountId: ids.account,
        mode: 'optional',
        levels: [[{ role: 'editor' }], [{ userId: ids.member }]],
        allowSelf: false,
      },
    },
    listPostRows: { query: { q: 'fees' } },
    changePosts: {
      body: { posts: [{ id: ids.post, version: 1 }], change: { action: 'hold' } },
    },
    assignPost: at(ids.post, { assigneeId: ids.member, dueOn: '2030-01-01' }),
    assignPostDraft: at(ids.postDraft, { assigneeId: ids.member, dueOn: '2030-01-01' }),
    editPost: at(ids.post, { mode: 'claim' }),
    leavePost: at(ids.post),
    assignPosts: {
      body: { posts: [ids.post], assigneeId: ids.member, dueOn: '2030-01-01' },
    },
    undoChange: { body: { undo: 'v1' } },
    listAttempts: at(ids.post),
    uploadMedia: { body: { data: PICTURE, altText: 'a red dot' } },
    getMedia: at(ids.media),
    describeMedia: at(ids.media, { altText: 'a blue dot' }),
    beginMediaUpload: { body: { contentType: 'image/gif', bytes: 1_000 } },
    sendMediaPiece: at(ids.upload, { place: 0, data: PICTURE.split(',')[1] }),
    finishMediaUpload: at(ids.upload),
    confirmMailAddress: { body: { token: 't' } },
    setPostQueue: { body: { timeZone: 'Europe/Berlin', slots: [{ weekday: 1, time: '09:00' }] } },
    createCampaign: { body: { ...fresh(), ...campaign } },
    getCampaign: at(ids.campaign),
    updateCampaign: at(ids.campaign, { ...campaign, approvedPosts: { count: 0, change: false } }),
    deleteCampaign: at(ids.campaign),
    setCampaignStatus: at(ids.campaign, { status: 'paused' }),
    chooseLocalServer: { body: { server: 'Ollama', model: 'qwen3:4b' } },
    downloadEmbeddedModel: at('no-such-model'),
    pauseEmbeddedModel: at('no-such-model'),
    removeEmbeddedModel: at('no-such-model'),
    saveSettings: { body: structuredClone(defaultSettings) },
    noteSetUp: { body: { mark: 'model' } },
    takeDeviceZone: { body: { timezone: 'Europe/Berlin' } },
    getExportFile: at(ids.export),
    getBackupFile: at(ids.backup),
    restoreBackup: at(ids.backup),
    deleteAccount: { body: { username: username } },
    getAnalytics: { query: period },
    getPostMetrics: at(ids.post),
    exportAnalytics: { query: { ...period, format: 'csv' } },
    addRevenue: {
      body: {
        amount: 12.5,
        date: '2026-01-02',
        note: 'n',
        postId: ids.post,
        campaignId: ids.campaign,
      },
    },
    deleteRevenue: at(ids.revenue),
    searchCoins: { query: { query: 'sol' } },
    markNotification: at(ids.notification, { isRead: true }),
    dismissNotification: at(ids.notification),
    checkPush: { body: { endpoint: 'https://push.example.com/1' } },
    subscribePush: {
      body: {
        endpoint: 'https://push.example.com/1',
        keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
        device: 'Laptop',
      },
    },
    unsubscribePush: { body: { endpoint: 'https://push.example.com/1' } },
    watchCoin: { body: { coinId: 'bitcoin' } },
    unwatchCoin: at(ids.watched),
    createWatchRule: {
      body: {
        coinId: 'solana',
        kind: 'percent_change',
        threshold: 5,
        windowMinutes: 60,
        keyword: 'fees',
      },
    },
    switchWatchRule: at(ids.rule, { isOn: false }),
    deleteWatchRule: at(ids.rule),
    listAuditEvents: { query: { ...auditQuery, after: crypto.randomUUID() } },
    exportAuditEvents: { query: auditQuery },
    createWorkspace: { body: { name: 'Desk' } },
    renameWorkspace: { body: { name: 'Desk' } },
    openWorkspace: { body: { workspaceId: workspaceId || crypto.randomUUID() } },
    ...invitingInputs(ids, at),
  };
}

/** Learns from a workspace of nobody which rows the input of a call names, each once. */
export function rowsNamed(call: string): (keyof RowIds)[] {
  const ids = new Proxy({} as RowIds, { get: (_, row) => `<${String(row)}>` });
  const nobody = { user: null as never, username: '', userId: '', workspaceId: '', ids };
  const text = JSON.stringify(validInputs(nobody)[call] ?? {});
  return [...new Set([...text.matchAll(/"<(\w+)>"/g)].map(([, row]) => row as keyof RowIds))];
}

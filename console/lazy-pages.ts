import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { lazyPage } from './lazy-page.tsx';

/** Every page is a chunk of its own: a visitor loads only the one that is asked for. */
export const LandingPage = lazyPage(() => import('./pages/landing/landing-page.tsx'));
export const LoginPage = lazyPage(() => import('./pages/login-page.tsx'));
export const XAuthSimplePage = lazyPage(() => import('./pages/login/x-auth-simple-page.tsx'));
export const ManualLoginPage = lazyPage(() => import('./pages/manual-login-page.tsx'));
export const OnboardingPage = lazyPage(() => import('./pages/onboarding/onboarding-page.tsx'));
export const ExtensionPage = lazyPage(() => import('./pages/extension-page.tsx'));
export const PrivacyPage = lazyPage(() => import('./pages/privacy-page.tsx'));
export const TermsPage = lazyPage(() => import('./pages/terms-page.tsx'));
export const TwitterSetupPage = lazyPage(() => import('./pages/twitter-setup-page.tsx'));
export const AuthSuccessPage = lazyPage(() => import('./pages/auth/auth-success-page.tsx'));
export const AuthCallbackPage = lazyPage(() => import('./pages/auth/auth-callback-page.tsx'));
export const LoginFailedPage = lazyPage(() => import('./pages/auth/login-failed-page.tsx'));
export const ConfirmEmailPage = lazyPage(() => import('./pages/confirm-email-page.tsx'));
export const InvitePage = lazyPage(() => import('./pages/team/invite-page.tsx'));
export const AccountSignInPage = lazyPage(() => import('./pages/team/account-sign-in-page.tsx'));
export const AuthDebugPage = lazyPage(() => import('./pages/auth/auth-debug-page.tsx'));
export const AuthTestPage = lazyPage(() => import('./pages/auth/auth-test-page.tsx'));
export const XCallbackTestPage = lazyPage(() => import('./pages/auth/x-callback-test-page.tsx'));
export const NotFoundPage = lazyPage(() => import('./pages/not-found-page.tsx'));
/** On every page of somebody who is signed in. */
export const Banners = lazyComponent(async () => (await import('./shell/banners.tsx')).default);
export const Bell = lazyComponent(async () => (await import('./shell/bell.tsx')).default);
export const WorkspaceMenu = lazyComponent(
  async () => (await import('#shared/features/team/workspace-menu.tsx')).default,
);
export const BottomBar = lazyComponent(
  async () => (await import('./shell/bottom-bar.tsx')).default,
);
export const CommandPalette = lazyComponent(
  async () => (await import('./shell/palette/command-palette.tsx')).default,
);
export const TeamScreen = lazyPage(async () => {
  const { TeamScreen } = await import('#shared/features/team/team-screen.tsx');
  return { default: TeamScreen };
});
export const ApprovalsScreen = lazyPage(async () => {
  const { ApprovalsScreen } = await import('#shared/features/approvals/approvals-screen.tsx');
  return { default: ApprovalsScreen };
});
export const PersonasScreen = lazyPage(async () => {
  const { PersonasScreen } = await import('#shared/features/personas/personas-screen.tsx');
  return { default: PersonasScreen };
});
export const DashboardScreen = lazyPage(async () => {
  const { DashboardScreen } = await import('#shared/screens/dashboard-screen.tsx');
  return { default: DashboardScreen };
});
export const AdvancedToolsScreen = lazyPage(async () => {
  const { AdvancedToolsScreen } = await import('#shared/screens/advanced-tools-screen.tsx');
  return { default: AdvancedToolsScreen };
});
export const BucketsScreen = lazyPage(async () => {
  const { BucketsScreen } = await import('#shared/features/buckets/buckets-screen.tsx');
  return { default: BucketsScreen };
});
export const ScheduleScreen = lazyPage(async () => {
  const { ScheduleScreen } = await import('#shared/features/schedule/schedule-screen.tsx');
  return { default: ScheduleScreen };
});
export const CampaignsScreen = lazyPage(async () => {
  const { CampaignsScreen } = await import('#shared/features/campaigns/campaigns-screen.tsx');
  return { default: CampaignsScreen };
});
export const CampaignScreen = lazyPage(async () => {
  const { CampaignScreen } = await import('#shared/features/campaigns/page/campaign-screen.tsx');
  return { default: CampaignScreen };
});
export const AnalyticsScreen = lazyPage(async () => {
  const { AnalyticsScreen } = await import('#shared/features/analytics/analytics-screen.tsx');
  return { default: AnalyticsScreen };
});
export const ConnectionsScreen = lazyPage(async () => {
  const { ConnectionsScreen } = await import('#shared/features/connections/connections-screen.tsx');
  return { default: ConnectionsScreen };
});
export const NotificationsScreen = lazyPage(async () => {
  const { NotificationsScreen } = await import('#shared/screens/notifications-screen.tsx');
  return { default: NotificationsScreen };
});
export const SettingsScreen = lazyPage(async () => {
  const { SettingsScreen } = await import('#shared/screens/settings-screen.tsx');
  return { default: SettingsScreen };
});
export const AuditScreen = lazyPage(async () => {
  const { AuditScreen } = await import('#shared/features/audit/audit-screen.tsx');
  return { default: AuditScreen };
});
export const ProfileScreen = lazyPage(async () => {
  const { ProfileScreen } = await import('#shared/features/profile/profile-screen.tsx');
  return { default: ProfileScreen };
});
export const ViralScreen = lazyPage(async () => {
  const { ViralScreen } = await import('#shared/features/viral/viral-screen.tsx');
  return { default: ViralScreen };
});

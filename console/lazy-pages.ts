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
export const AccountMenu = lazyComponent(
  async () => (await import('#shared/features/team/account-menu.tsx')).default,
);
export const BottomBar = lazyComponent(
  async () => (await import('./shell/bottom-bar.tsx')).default,
);
export const CommandPalette = lazyComponent(
  async () => (await import('./shell/palette/command-palette.tsx')).default,
);
export const TeamScreen = lazyPage(() => import('#shared/features/team/team-screen.tsx'));
export const ApprovalsScreen = lazyPage(
  () => import('#shared/features/approvals/approvals-screen.tsx'),
);
export const PersonasScreen = lazyPage(
  () => import('#shared/features/personas/personas-screen.tsx'),
);
export const DashboardScreen = lazyPage(() => import('#shared/screens/dashboard-screen.tsx'));
export const AdvancedToolsScreen = lazyPage(
  () => import('#shared/screens/advanced-tools-screen.tsx'),
);
export const BucketsScreen = lazyPage(() => import('#shared/features/buckets/buckets-screen.tsx'));
export const ScheduleScreen = lazyPage(
  () => import('#shared/features/schedule/schedule-screen.tsx'),
);
export const DraftsScreen = lazyPage(
  () => import('#shared/features/schedule/composer/drafts-screen.tsx'),
);
export const ComposePage = lazyPage(
  () => import('#shared/features/schedule/composer/compose-page.tsx'),
);
export const CampaignsScreen = lazyPage(
  () => import('#shared/features/campaigns/campaigns-screen.tsx'),
);
export const CampaignScreen = lazyPage(
  () => import('#shared/features/campaigns/page/campaign-screen.tsx'),
);
export const AnalyticsScreen = lazyPage(
  () => import('#shared/features/analytics/analytics-screen.tsx'),
);
export const ConnectionsScreen = lazyPage(
  () => import('#shared/features/connections/connections-screen.tsx'),
);
export const NotificationsScreen = lazyPage(
  () => import('#shared/screens/notifications-screen.tsx'),
);
export const SettingsScreen = lazyPage(() => import('#shared/screens/settings-screen.tsx'));
export const AuditScreen = lazyPage(() => import('#shared/features/audit/audit-screen.tsx'));
export const ProfileScreen = lazyPage(() => import('#shared/features/profile/profile-screen.tsx'));
export const ViralScreen = lazyPage(() => import('#shared/features/viral/viral-screen.tsx'));

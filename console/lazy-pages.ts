import { lazy } from 'react';
import { later } from '#shared/ui/later.tsx';

/** Every page is a chunk of its own: a visitor loads only the one that is asked for. */
export const LandingPage = lazy(() => import('./pages/landing/landing-page.tsx'));
export const LoginPage = lazy(() => import('./pages/login-page.tsx'));
export const XAuthSimplePage = lazy(() => import('./pages/login/x-auth-simple-page.tsx'));
export const ManualLoginPage = lazy(() => import('./pages/manual-login-page.tsx'));
export const OnboardingPage = lazy(() => import('./pages/onboarding/onboarding-page.tsx'));
export const ExtensionPage = lazy(() => import('./pages/extension-page.tsx'));
export const PrivacyPage = lazy(() => import('./pages/privacy-page.tsx'));
export const TwitterSetupPage = lazy(() => import('./pages/twitter-setup-page.tsx'));
export const AuthSuccessPage = lazy(() => import('./pages/auth/auth-success-page.tsx'));
export const AuthCallbackPage = lazy(() => import('./pages/auth/auth-callback-page.tsx'));
export const LoginFailedPage = lazy(() => import('./pages/auth/login-failed-page.tsx'));
export const ConfirmEmailPage = lazy(() => import('./pages/confirm-email-page.tsx'));
export const AuthDebugPage = lazy(() => import('./pages/auth/auth-debug-page.tsx'));
export const AuthTestPage = lazy(() => import('./pages/auth/auth-test-page.tsx'));
export const XCallbackTestPage = lazy(() => import('./pages/auth/x-callback-test-page.tsx'));
export const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));
/** On every page of somebody who is signed in. */
export const Banners = later(async () => (await import('./banners.tsx')).default);
export const Bell = later(async () => (await import('./bell.tsx')).default);
export const PersonasScreen = lazy(async () => {
  const { PersonasScreen } = await import('#shared/features/personas/personas-screen.tsx');
  return { default: PersonasScreen };
});
export const DashboardScreen = lazy(async () => {
  const { DashboardScreen } = await import('#shared/screens/dashboard-screen.tsx');
  return { default: DashboardScreen };
});
export const AdvancedToolsScreen = lazy(async () => {
  const { AdvancedToolsScreen } = await import('#shared/screens/advanced-tools-screen.tsx');
  return { default: AdvancedToolsScreen };
});
export const BucketsScreen = lazy(async () => {
  const { BucketsScreen } = await import('#shared/features/buckets/buckets-screen.tsx');
  return { default: BucketsScreen };
});
export const ScheduleScreen = lazy(async () => {
  const { ScheduleScreen } = await import('#shared/features/schedule/schedule-screen.tsx');
  return { default: ScheduleScreen };
});
export const CampaignsScreen = lazy(async () => {
  const { CampaignsScreen } = await import('#shared/features/campaigns/campaigns-screen.tsx');
  return { default: CampaignsScreen };
});
export const AnalyticsScreen = lazy(async () => {
  const { AnalyticsScreen } = await import('#shared/features/analytics/analytics-screen.tsx');
  return { default: AnalyticsScreen };
});
export const ConnectionsScreen = lazy(async () => {
  const { ConnectionsScreen } = await import('#shared/features/connections/connections-screen.tsx');
  return { default: ConnectionsScreen };
});
export const NotificationsScreen = lazy(async () => {
  const { NotificationsScreen } = await import('#shared/screens/notifications-screen.tsx');
  return { default: NotificationsScreen };
});
export const SettingsScreen = lazy(async () => {
  const { SettingsScreen } = await import('#shared/screens/settings-screen.tsx');
  return { default: SettingsScreen };
});
export const ProfileScreen = lazy(async () => {
  const { ProfileScreen } = await import('#shared/features/profile/profile-screen.tsx');
  return { default: ProfileScreen };
});
export const ViralScreen = lazy(async () => {
  const { ViralScreen } = await import('#shared/features/viral/viral-screen.tsx');
  return { default: ViralScreen };
});

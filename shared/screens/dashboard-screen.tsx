import { displayName, useAuthentication } from '#shared/features/auth/queries.ts';
import { Generator } from '#shared/features/generation/generator.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

/** The dashboard of console and side panel. */
export function DashboardScreen() {
  const { user } = useAuthentication();
  return (
    <>
      <PageHeading
        title={user ? `Welcome back, ${displayName(user)}!` : 'Dashboard'}
        subtitle="Draft, compare and copy in your personas' own voices"
      />
      <Generator />
    </>
  );
}

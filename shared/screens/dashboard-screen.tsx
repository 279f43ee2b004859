import { Button } from '@radix-ui/themes';
import { Link } from 'wouter';
import { displayName, useAuthentication } from '#shared/features/auth/queries.ts';
import { Generator } from '#shared/features/generation/generator.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

const quickActions = [
  { path: '/personas', label: 'Personas' },
  { path: '/schedule', label: 'Schedule Post' },
  { path: '/campaigns', label: 'New Campaign' },
] as const;

/** The dashboard of console and side panel. */
export function DashboardScreen() {
  const { user } = useAuthentication();
  return (
    <>
      <PageHeading
        title={user ? `Welcome back, ${displayName(user)}!` : 'Dashboard'}
        subtitle="Draft, compare and copy in your personas' own voices"
        action={
          <nav aria-label="Quick actions" className="flex flex-wrap gap-2">
            {quickActions.map(({ path, label }) => (
              <Button key={path} asChild variant="soft" color="gray">
                <Link href={path}>{label}</Link>
              </Button>
            ))}
          </nav>
        }
      />
      <Generator />
    </>
  );
}

import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import { LockIcon } from '#shared/ui/icons.tsx';
import { EmptyState } from '#shared/ui/states.tsx';

export function SignedOut() {
  const host = useHost();
  return (
    <EmptyState
      icon={<LockIcon size={26} />}
      title="Authentication Required"
      action={
        <Button size="3" onClick={host.signIn}>
          Sign in
        </Button>
      }
    >
      Please sign in to schedule posts
    </EmptyState>
  );
}

import { SignInPrompt } from '#shared/ui/sign-in-prompt.tsx';

export function SignedOut() {
  return <SignInPrompt>Please sign in to manage content buckets</SignInPrompt>;
}

import { useEffect, useState } from 'react';

const STEP_SECONDS = 10;

/** How long something has been waited for, in whole tens of seconds: what is read aloud is not read each second. */
export function useWaitedSeconds(waiting: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds((now) => now + STEP_SECONDS), STEP_SECONDS * 1_000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [waiting]);
  return seconds;
}

// Dresses the page before the first paint; shared/ui/theme-store.ts is the one that keeps the choice.
{
  const root = document.documentElement;
  let personality = null;
  let dark = null;
  try {
    personality = localStorage.getItem('theme-personality');
    dark = localStorage.getItem('theme-dark');
  } catch {}
  const isDark =
    dark === 'true' || dark === 'false'
      ? dark === 'true'
      : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.personality = personality ?? 'professional';
  root.classList.add(isDark ? 'dark' : 'light');
}

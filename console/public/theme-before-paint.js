// Dresses the page before the first paint; shared/ui/theme-store.ts is the one that keeps the choice.
{
  const root = document.documentElement;
  let personality = null;
  let dark = null;
  let language = null;
  try {
    personality = localStorage.getItem('theme-personality');
    dark = localStorage.getItem('theme-dark');
    language = localStorage.getItem('language');
  } catch {}
  const isDark =
    dark === 'true' || dark === 'false'
      ? dark === 'true'
      : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.personality = personality ?? 'professional';
  root.classList.add(isDark ? 'dark' : 'light');
  // The markup that comes with the page is in the language that the browser asked for, or in English,
  // of the first personality, and knows its path only.
  const isOther =
    (language ?? root.lang) !== root.lang ||
    root.dataset.personality !== 'professional' ||
    location.search + location.hash !== '';
  if (isOther) root.dataset.look = 'other';
}

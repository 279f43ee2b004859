import { raw } from 'hono/html';

export const consentStyle = raw(`
:root { color-scheme: light dark; --ink: #0f1419; --soft: #4b5a67; --page: #f7f9f9; --card: #fff; --line: #8a99a6; --wrong: #b3122f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7e9ea; --soft: #a3adb7; --page: #000; --card: #16181c; --line: #69747f; --wrong: #ff8a9b; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { background: #ffd400; color: #0f1419; font-weight: 700; padding: 8px 16px; text-align: center; }
main { background: var(--card); border: 1px solid var(--line); border-radius: 16px; margin: 24px auto; max-width: 480px; padding: 24px; }
@media (max-width: 512px) { main { border: 0; border-radius: 0; margin: 0; padding: 16px; } }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 16px; margin: 20px 0 4px; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
fieldset { border: 0; margin: 0 0 16px; padding: 0; }
legend, label[for] { font-weight: 700; padding: 0; }
.account { align-items: center; border-bottom: 1px solid var(--line); cursor: pointer; display: flex; gap: 12px; min-height: 56px; padding: 6px 0; }
.account span { overflow-wrap: anywhere; }
.account input { accent-color: #1d6fe0; flex: none; height: 20px; width: 20px; }
small { color: var(--soft); display: block; font-size: 14px; }
#username { background: var(--card); border: 1px solid var(--line); border-radius: 8px; color: inherit; display: block; font: inherit; margin: 6px 0; padding: 10px 12px; width: 100%; }
.hint, code { color: var(--soft); font-size: 14px; }
.wrong { color: var(--wrong); font-size: 14px; font-weight: 600; }
ul { margin: 0 0 20px; padding-left: 20px; }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; }
button { background: var(--ink); border: 1px solid var(--ink); border-radius: 999px; color: var(--card); cursor: pointer; flex: 1; font: inherit; font-weight: 700; min-height: 44px; padding: 8px 20px; }
button.quiet { background: none; color: var(--ink); }
:focus-visible { outline: 3px solid #1d8fff; outline-offset: 2px; }
`);

import type { Drafted } from './draft-post.ts';
import { tokensOf } from './print-text.ts';

const grades = ['send', 'light edit', 'throw away', 'harm'];

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
const folded = (title: string, text: string) =>
  `<details><summary>${safe(title)}</summary><pre>${safe(text)}</pre></details>`;

/** All drafts on one page without a server: a grade for each, and a button that downloads them as JSON. */
export function draftsPage(all: Drafted[], summary: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Drafts to grade</title>
<style>
body { font: 16px/1.5 system-ui; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
article { border: 1px solid #8886; border-radius: 8px; padding: 1rem; margin: 1rem 0 }
pre { white-space: pre-wrap; font-size: 13px } blockquote { margin: 0; opacity: .8; white-space: pre-wrap }
.shown { font-size: 1.1rem; white-space: pre-wrap } small { opacity: .7 } label { margin-right: 1rem }
header { position: sticky; top: 0; background: Canvas; padding: .5rem 0 }
</style>
<header><button>Download grades</button> <output></output></header><pre>${safe(summary)}</pre>
${all.map(card).join('\n')}
<script>
const graded = () => [...document.querySelectorAll('input:checked')].map((input) => ({
  ...JSON.parse(input.closest('article').dataset.draft), grade: input.value }));
const count = () => { document.querySelector('output').value = graded().length + ' of ' + document.querySelectorAll('fieldset').length + ' graded' };
document.addEventListener('change', count);
count();
document.querySelector('button').onclick = () => {
  const file = new Blob([JSON.stringify(graded(), null, 2)], { type: 'application/json' });
  Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: 'grades.json' }).click();
};
</script></html>
`;
}

function card(drafted: Drafted, at: number): string {
  const { post, persona, provider, point, calls, shown, refusal, notes, ms, ownMs } = drafted;
  const thread = (post.thread ?? []).map(({ author, text }) => `${author}: ${text}\n`).join('');
  const data = {
    author: post.author,
    post: post.text,
    persona: persona.name,
    provider,
    point,
    shown,
  };
  const radios = grades.map(
    (grade) => `<label><input type="radio" name="g${at}" value="${grade}"> ${grade}</label>`,
  );
  const asked = calls.map(({ system, user, raw, changes, ms: took }, call) =>
    [
      call === 0 ? folded(`Prompt, ${tokensOf(drafted)} tokens`, `${system}\n\n${user}`) : '',
      folded(`Answer ${call + 1}, ${took.toFixed(0)} ms`, raw),
      changes.length > 0
        ? `<ul>${changes.map((change) => `<li>${safe(change)}</li>`).join('')}</ul>`
        : '',
    ].join(''),
  );
  return `<article data-draft="${safe(JSON.stringify(data))}">
<small>${safe(`${post.author} | ${persona.name} | ${provider}`)}</small>
<blockquote>${safe(thread + post.text)}</blockquote>${point === null ? '' : `<p>Point: ${safe(point)}</p>`}
${asked.join('')}
<p class="shown">${safe(shown ?? `No draft, ${refusal}`)}</p>
${notes.map((note) => `<p><small>${safe(note)}</small></p>`).join('')}
<small>${ms.toFixed(0)} ms, ${ownMs.toFixed(0)} ms apart from the model</small>
${shown === null ? '' : `<fieldset><legend>Grade</legend>${radios.join('')}</fieldset>`}</article>`;
}

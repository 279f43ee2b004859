// Sends what somebody decides on the page of a review link, and says what became of it.
const main = document.querySelector('main');
const text = (name) => main.getAttribute(`data-text-${name}`);

for (const form of main.querySelectorAll('form')) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.getAttribute('aria-busy') !== 'true') void decide(form, event.submitter?.value);
  });
}

async function decide(form, decision) {
  const field = form.querySelector('textarea');
  const reason = field.value.trim();
  const needsReason = decision !== 'approved' && reason === '';
  field.toggleAttribute('aria-invalid', needsReason);
  if (needsReason) {
    say(form, 'reason', true);
    field.focus();
    return;
  }
  const { post: postId, version, hash: contentHash } = form.dataset;
  form.setAttribute('aria-busy', 'true');
  say(form, 'sending');
  const answer = await send({ postId, version: Number(version), contentHash, decision, reason });
  form.removeAttribute('aria-busy');
  if (answer.status === 200) done(form, decision, answer.body);
  else if (answer.status === 409) changed(form);
  else say(form, failures[answer.status] ?? 'failed', true);
}

const failures = { 403: 'forbidden', 404: 'gone', 422: 'reason', 429: 'busy' };

async function send(decision) {
  try {
    const response = await fetch(`/api/review/${encodeURIComponent(main.dataset.token)}/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(decision),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0 };
  }
}

function say(form, name, isFailure = false) {
  const status = form.querySelector('[role=status]');
  status.classList.toggle('failure', isFailure);
  status.textContent = text(name);
}

// The answer says it: what was pressed may have been one approval of several.
function done(form, decision, { isApproved }) {
  say(form, decision === 'approved' && !isApproved ? 'level' : decision);
  for (const part of form.querySelectorAll('label, textarea, .actions')) part.remove();
  const status = form.querySelector('[role=status]');
  status.tabIndex = -1;
  status.focus();
  const state = form.closest('article').querySelector('.state');
  state.remove();
}

// What was typed stays until the page is loaded anew.
function changed(form) {
  say(form, 'changed', true);
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = text('reload');
  again.addEventListener('click', () => location.reload());
  form.querySelector('[role=status]').append(' ', again);
}

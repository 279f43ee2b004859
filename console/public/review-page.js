// Sends what somebody decides or says on the page of a review link, and says what became of it.
const main = document.querySelector('main');
const text = (name) => main.getAttribute(`data-text-${name}`);

for (const part of main.querySelectorAll('form, details')) part.hidden = false;
for (const form of main.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.getAttribute('aria-busy') === 'true') return;
    void (form.className === 'comment' ? comment(form) : decide(form, event.submitter?.value));
  });
}

async function decide(form, decision) {
  const reason = typed(form, decision === 'approved' ? null : 'reason');
  if (reason === null) return;
  const { post: postId, version, hash: contentHash } = form.dataset;
  const sent = { postId, version: Number(version), contentHash, decision, reason };
  const { status, body } = await send(form, 'decide', sent);
  if (status === 200) done(form, decision, body);
  else if (status === 409) changed(form);
  else say(form, { ...failures, 403: 'forbidden', 422: 'reason' }[status] ?? 'failed', true);
}

async function comment(form) {
  const said = typed(form, 'empty');
  if (said === null) return;
  const { post: postId, parent: parentId = null } = form.dataset;
  const idempotencyKey = keyOf(form, said);
  const sent = { postId, parentId, body: said, idempotencyKey };
  const { status, body } = await send(form, 'comments', sent);
  if (status === 201) return added(form, body);
  const conflict = body?.reason?.startsWith('rule.most') ? 'full' : 'ended';
  const why = { ...failures, 403: 'silent', 409: conflict, 422: 'empty' }[status];
  say(form, why ?? 'failed', true);
}

// The same text after an answer that was lost has the same key: the server knows that it has it already.
const unanswered = new WeakMap();
function keyOf(form, said) {
  const known = unanswered.get(form);
  if (known?.said === said) return known.key;
  const key = randomId();
  unanswered.set(form, { said, key });
  return key;
}

// A UUID of version 4. `crypto.randomUUID` is missing where a server is reached by http.
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const failures = { 404: 'gone', 429: 'busy' };

// Null, and said why, where there has to be something and is not.
function typed(form, missing) {
  const field = form.querySelector('textarea');
  const value = field?.value.trim() ?? '';
  const isMissing = missing !== null && value === '';
  field?.toggleAttribute('aria-invalid', isMissing);
  if (!isMissing) return value;
  // The first press only asks for it.
  const isAsked = field.closest('[hidden]') === null;
  for (const part of form.querySelectorAll('.reason, [value=rejected]')) part.hidden = false;
  say(form, missing, isAsked);
  field.focus();
  return null;
}

async function send(form, call, sent) {
  form.setAttribute('aria-busy', 'true');
  say(form, 'sending');
  try {
    const response = await fetch(`/api/review/${encodeURIComponent(main.dataset.token)}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0 };
  } finally {
    form.removeAttribute('aria-busy');
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
  for (const part of form.querySelectorAll('.reason, .actions')) part.remove();
  const status = form.querySelector('[role=status]');
  status.tabIndex = -1;
  status.focus();
  form.closest('article').querySelector('.state').remove();
  count();
}

// One more is decided.
function count() {
  const bar = main.querySelector('.progress');
  if (!bar) return;
  const n = Math.min(Number(bar.dataset.decided) + 1, Number(bar.dataset.of));
  bar.dataset.decided = n;
  bar.querySelector('progress').value = n;
  const said = text('progress').replace('{n}', n).replace('{total}', bar.dataset.of);
  bar.querySelector('p').textContent = said;
}

function added(form, { body }) {
  const item = main.querySelector('template').content.firstElementChild.cloneNode(true);
  item.querySelector('.text').textContent = body;
  const list = (form.closest('li') ?? form.closest('section')).querySelector('ol');
  list.hidden = false;
  list.append(item);
  form.querySelector('textarea').value = '';
  unanswered.delete(form);
  say(form, 'commented');
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

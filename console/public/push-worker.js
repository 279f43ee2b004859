/** Shows what Troupe pushes, and opens its page on a press. It keeps and fetches nothing else. */

self.addEventListener('push', (event) => {
  const { title, message, lang, link, tag } = event.data.json();
  const shown = { body: message, lang, tag, icon: '/favicon.svg', data: { link } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.link, self.location.origin);
  const target = url.origin === self.location.origin ? url.href : self.location.origin;
  event.waitUntil(open(target));
});

async function open(target) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows;
  if (!first) return self.clients.openWindow(target);
  // A window that this worker does not control cannot be sent anywhere.
  await first.navigate(target).catch(() => self.clients.openWindow(target));
  return first.focus();
}

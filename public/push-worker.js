/* Shows pushes and leads to what they are about. It neither keeps pages nor answers requests. */

self.addEventListener("push", (event) => {
  const { title, body, path, tag, lang, icon } = event.data?.json() ?? {};
  if (!title) return;
  const options = { body, tag, lang, data: { path }, ...(icon && { icon }), renotify: Boolean(tag) };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => each.url === url.href);
  if (there) await there.focus();
  else await self.clients.openWindow(url.href);
}

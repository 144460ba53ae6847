// Shows pushes and opens what they are about: the part of the service worker (sw.js) that keeps nothing.
self.addEventListener('push', event => {
  const { title, body, url } = event.data ? event.data.json() : {}
  if (!title) return
  const options = { body, data: { url }, icon: '/icons/sign-192.png', lang: 'id' }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const page = new URL(event.notification.data?.url ?? '/notifications', self.location.origin)
  // Never another site, whatever the push says.
  if (page.origin !== self.location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async pages => {
      const open = pages.find(one => one.url === page.href)
      await (open ? open.focus() : self.clients.openWindow(page.href))
    })
  )
})

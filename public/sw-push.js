// Shows pushes and opens what they are about: the part of the service worker (sw.js) that keeps nothing.
{
  const fallback = '/notifications'
  /** The page that a push leads to, undefined where that is another site: never that, whatever the push says. */
  const pageOf = url => {
    const { origin } = self.location
    try {
      const { href } = new URL(url, origin)
      return href.startsWith(`${origin}/`) ? href : undefined
    } catch {
      return origin + fallback
    }
  }

  /** What a push says; undefined where it says nothing that can be shown. */
  const readPush = data => {
    try {
      const { title, body = '', url = fallback, tag = '' } = data.json()
      const isText = [title, body, url, tag].every(one => typeof one === 'string')
      return isText && title ? { title, body, url, tag } : undefined
    } catch {
      return undefined
    }
  }

  self.addEventListener('push', event => {
    const push = readPush(event.data)
    if (!push) return
    const { title, body, url, tag } = push
    // A push that was sent twice takes its own place, without a second sound.
    const options = { body, tag, data: { url }, icon: '/icons/sign-192.png', lang: 'id' }
    event.waitUntil(self.registration.showNotification(title, options))
  })

  self.addEventListener('notificationclick', event => {
    event.notification.close()
    const page = pageOf(event.notification.data.url)
    if (!page) return
    event.waitUntil(
      self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async pages => {
        const open = pages.find(one => one.url === page)
        await (open ? open.focus() : self.clients.openWindow(page))
      })
    )
  })
}

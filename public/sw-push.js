// Shows push messages and opens their pages: the part of the service worker (sw.js) that caches nothing.
{
  const fallback = '/notifications'
  /** The page that a push opens; undefined for another site, which is never opened. */
  const pageOf = url => {
    const { origin } = self.location
    try {
      const { href } = new URL(url, origin)
      return href.startsWith(`${origin}/`) ? href : undefined
    } catch {
      return origin + fallback
    }
  }

  /** A push's content; undefined if it cannot be shown. */
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
    // A repeated push replaces the earlier one without a sound.
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

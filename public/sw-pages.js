// Caches public pages that were read, with their files and pictures, and serves them offline (core-66). Pages and files
// of an earlier build stay within the limits, because open pages still use them.
{
  const { rules } = self
  const shell = `shell-${self.build}`
  const helpPage = '/offline'
  /** Maximum number of cached pages listed on the offline page. */
  const listed = 10
  const card = 'rounded-box border border-base-300 bg-base-100 p-4'
  const jakarta = { timeZone: 'Asia/Jakarta' }
  const day = new Intl.DateTimeFormat('id', { ...jakarta, day: 'numeric', month: 'long', year: 'numeric' })
  const hour = new Intl.DateTimeFormat('en-GB', { ...jakarta, hour: '2-digit', minute: '2-digit' })

  /** Storing is best effort: a rejected write fails nothing else. */
  const ignore = () => undefined

  async function trim(cache, entries) {
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - entries)).map(request => cache.delete(request)))
  }

  async function keepFile(request, answer, kind) {
    if (!rules.isKeptFile(answer, kind)) return
    const cache = await self.caches.open(kind)
    await cache.put(request, answer)
    await trim(cache, rules.bounds[kind].entries)
  }

  /** Caches the files that a page needs offline; they come from the HTTP cache. */
  async function keepFilesOf(html) {
    const files = await self.caches.open('files')
    const missing = async path => {
      if (await files.match(path, { ignoreVary: true })) return
      await keepFile(path, await self.fetch(path, { cache: 'force-cache' }), 'files')
    }
    await Promise.all(rules.filesOf(html).map(path => missing(path).catch(ignore)))
  }

  async function keepPage(address, answer) {
    const html = await answer.text()
    const { entries, size } = rules.bounds.pages
    if (html.length > size) return
    const headers = new Headers(answer.headers)
    // The text is decompressed, and is served from this device.
    for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
    headers.set('x-kept-at', String(Date.now()))
    headers.set('x-kept-title', encodeURIComponent(rules.titleOf(html)))
    const pages = await self.caches.open('pages')
    const key = rules.pageKey(address)
    // Moves the page to the end: the oldest entries are first, and are evicted first.
    await pages.delete(key)
    await pages.put(key, new Response(html, { headers }))
    await trim(pages, entries)
    await keepFilesOf(html)
  }

  const isOld = page => Date.now() - Number(page.headers.get('x-kept-at')) > rules.pageAgeMs

  /** A cached page with a note that says so; undefined if it is missing or too old. */
  async function keptPage(url) {
    const pages = await self.caches.open('pages')
    const key = rules.pageKey(url.href)
    const page = await pages.match(key)
    if (!page) return undefined
    if (isOld(page)) return void (await pages.delete(key))
    const at = new Date(Number(page.headers.get('x-kept-at')))
    const note =
      `<p class="mb-4 ${card} text-sm" role="status" data-kept-page>Anda sedang offline. Halaman ini disimpan ` +
      `${day.format(at)} ${hour.format(at)}; harga dan stok bisa sudah berubah. ` +
      `<a class="link" href="">Coba lagi</a></p>`
    const html = await page.text()
    return new Response(
      html.replace(/<main\b[^>]*>/, main => main + note),
      { headers: page.headers }
    )
  }

  const asText = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

  /** Links to the pages available offline, newest first; empty if none. */
  async function keptList() {
    const pages = await self.caches.open('pages')
    const items = []
    for (const request of [...(await pages.keys())].reverse()) {
      const page = await pages.match(request)
      const url = new URL(request.url)
      // An earlier worker may have cached what this one would not.
      if (!page || isOld(page) || !rules.isPublicPage(url)) continue
      const { pathname, search } = url
      const title = pathname === '/' ? 'Beranda' : decodeURIComponent(page.headers.get('x-kept-title') ?? '')
      const link = `<a class="link link-hover inline-flex min-h-11 items-center" href="${asText(pathname + search)}">${title}</a>`
      if (title) items.push(`<li>${link}</li>`)
    }
    if (items.length === 0) return ''
    return `<div class="${card}"><h2 class="font-bold">Masih bisa dibaca</h2><ul>${items.slice(0, listed).join('')}</ul></div>`
  }

  /** The offline page, at the requested address, so that 'Coba lagi' retries it. */
  async function help() {
    const page = await (await self.caches.open(shell)).match(helpPage)
    if (!page) return Response.error()
    const list = await keptList()
    const html = (await page.text()).replace(/<section\b[^>]*data-kept-list[^>]*>/, place => place + list)
    return new Response(html, { status: 503, headers: page.headers })
  }

  /** Network first; the cache serves only offline visitors. */
  async function showPage(event, url) {
    try {
      const answer = (await event.preloadResponse) ?? (await self.fetch(event.request))
      if (rules.isPublicPage(url) && rules.isEverybodys(answer)) {
        event.waitUntil(keepPage(url.href, answer.clone()).catch(ignore))
      }
      return answer
    } catch {
      if (!rules.hasHelp(url)) return Response.error()
      return (rules.isPublicPage(url) && (await keptPage(url))) || help()
    }
  }

  async function showFile(event, kind) {
    const kept = await (await self.caches.open(kind)).match(event.request, { ignoreVary: true })
    if (kept) return kept
    const answer = await self.fetch(event.request)
    event.waitUntil(keepFile(event.request, answer.clone(), kind).catch(ignore))
    return answer
  }

  /** Caches pages opened before the worker existed, from the HTTP cache without requests. */
  async function keepOpenPages() {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const keep = async address => {
      const url = new URL(address)
      if (!rules.isPublicPage(url)) return
      const answer = await self.fetch(address.split('#')[0], { cache: 'only-if-cached', mode: 'same-origin' })
      if (rules.isEverybodys(answer)) await keepPage(address, answer)
    }
    await Promise.all(open.map(({ url }) => keep(url).catch(ignore)))
  }

  async function keepHelp() {
    const answer = await self.fetch(helpPage, { cache: 'reload', credentials: 'omit' })
    if (answer.status !== 200) throw new Error(`No page of help: ${answer.status}`)
    await keepFilesOf(await answer.clone().text())
    await (await self.caches.open(shell)).put(helpPage, answer)
  }

  async function dropOldShells() {
    const old = (await self.caches.keys()).filter(name => name.startsWith('shell-') && name !== shell)
    await Promise.all(old.map(name => self.caches.delete(name)))
  }

  self.addEventListener('install', event => {
    void self.skipWaiting()
    event.waitUntil(keepHelp())
  })

  self.addEventListener('activate', event => {
    const preload = self.registration.navigationPreload?.enable()
    event.waitUntil(Promise.all([preload, dropOldShells(), keepOpenPages()]))
  })

  self.addEventListener('fetch', event => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || request.headers.has('range') || url.origin !== self.location.origin)
      return
    const kind = rules.kindOf(url)
    if (request.mode === 'navigate') event.respondWith(showPage(event, url))
    else if (kind) event.respondWith(showFile(event, kind))
  })
}

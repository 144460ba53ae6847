/**
 * The page of this site that a request was sent from; undefined for none, another site's, or the search itself
 * without a word, which would only send back again.
 */
export function ownReferer(request: Request, here: URL): string | undefined {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { host, pathname, search, searchParams } = new URL(referer)
  const isLoop = pathname === here.pathname && !searchParams.get('keyword')?.trim()
  // Two slashes at the start would name another site.
  return host === here.host && !isLoop && !pathname.startsWith('//') ? pathname + search : undefined
}

/**
 * Path of this site's page that a request came from; undefined where there is none, for another site, and for the
 * search page without a keyword, which would only redirect again.
 */
export function ownReferer(request: Request, here: URL): string | undefined {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { host, pathname, search, searchParams } = new URL(referer)
  const isLoop = pathname === here.pathname && !searchParams.get('keyword')?.trim()
  // Two slashes at the start would name another site.
  return host === here.host && !isLoop && !pathname.startsWith('//') ? pathname + search : undefined
}

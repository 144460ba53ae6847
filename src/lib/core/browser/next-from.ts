// Separate from paths.ts because only pages need it, and no script.
import { ownQuery } from './own-query.ts'
import { maxNextLength, paths, safeNext } from '../paths.ts'
import { isSignIn } from '../sign-in-pages.ts'

/**
 * Where the header's sign-in links lead back to: this page with only its own query, because the page is cached for
 * others too (core-173), or the target of the sign-in page itself. The given text never gets there unparsed.
 *
 * nextFrom(new URL('https://baba.example/search?keyword=cat&x=1')) // => '/search?keyword=cat'
 */
export function nextFrom(url: URL): string | undefined {
  const next = isSignIn(url.pathname) ? safeNext(url.searchParams.get('next')) : ownAddress(url)
  return next === paths.home || next.length > maxNextLength ? undefined : next
}

function ownAddress(url: URL): string {
  const query = ownQuery(url)
  const address = query.size > 0 ? `${url.pathname}?${query}` : url.pathname
  return address.length > maxNextLength ? url.pathname : address
}

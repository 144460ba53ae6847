// Apart from paths.ts: pages need it, and no script of theirs.
import { ownQuery } from './own-query.ts'
import { maxNextLength, paths, safeNext } from '../paths.ts'
import { isSignIn } from '../sign-in-pages.ts'

/**
 * What the header's sign-in links lead back to: this page with its own query alone, because it is kept for others too
 * (core-173), or what the sign-in pages themselves lead to. Nothing of the given text gets there as it is.
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

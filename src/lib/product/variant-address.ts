/**
 * Puts the chosen variant into the page's address, without a history step, so that a copied or shared link leads to it.
 * Undefined removes it.
 */
export function nameVariant(id: number | undefined): void {
  const url = new URL(window.location.href)
  if (id === undefined) url.searchParams.delete('varian')
  else url.searchParams.set('varian', String(id))
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

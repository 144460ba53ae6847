/**
 * Names the chosen variant in the page's address, without a step in the history: a link that is copied or shared leads to
 * it. Undefined takes the name away.
 */
export function nameVariant(id: number | undefined): void {
  const url = new URL(window.location.href)
  if (id === undefined) url.searchParams.delete('varian')
  else url.searchParams.set('varian', String(id))
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

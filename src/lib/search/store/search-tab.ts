import { localStore } from '#lib/core/browser/safe-storage.ts'

/** Key of the last tab of the search, Produk or Toko. Nothing draws it: it needs no store, which every search would load. */
const searchTab = 'searchTab'

/** Parameters beside which an address does not say which tab it means; filters and orders belong to products. */
const neutral = new Set(['keyword', 'focus', 'shop'])

/**
 * Where a search without a tab goes on: to the shops, for who chose them last. Undefined where the address stays.
 *
 * rememberedSearch(new URL('https://baba.example/search?keyword=semen'), 'toko') // => '/search?keyword=semen&tab=toko'
 * rememberedSearch(new URL('https://baba.example/search?keyword=semen&tab=produk'), 'toko') // => undefined
 */
export function rememberedSearch(url: URL, kept: string | undefined): string | undefined {
  const isOpen = [...url.searchParams.keys()].every(name => neutral.has(name))
  if (kept !== 'toko' || !isOpen) return undefined
  const query = new URLSearchParams(url.searchParams)
  query.set('tab', 'toko')
  return `${url.pathname}?${query.toString()}`
}

/** On the page of a search: goes to the tab that was open last, and keeps the one that is chosen from now on. */
export function startSearchTabs(): void {
  if (!document.querySelector('[data-search-tabs]')) return
  const address = rememberedSearch(new URL(window.location.href), localStore.get(searchTab) ?? undefined)
  if (address) return window.location.replace(address)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-search-tabs] a')) {
    link.addEventListener('click', () => {
      localStore.set(searchTab, new URL(link.href).searchParams.get('tab') ?? 'produk')
    })
  }
}

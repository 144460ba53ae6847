import { localStore } from '#lib/core/browser/safe-storage.ts'

/**
 * Storage key of the search's last tab, Produk or Toko. Nothing renders it, so it needs no store, which every search
 * would load.
 */
const searchTab = 'searchTab'

/** Parameters that leave the tab open; filters and sort orders imply products. */
const neutral = new Set(['keyword', 'focus', 'shop'])

/**
 * The address of a search without a tab, if the shops were chosen last. Undefined if the address stays.
 *
 * rememberedSearch(new URL('https://baba.example/search?keyword=semen'), 'toko') // => '/search?keyword=semen&tab=toko'
 * rememberedSearch(new URL('https://baba.example/search?keyword=semen&tab=produk'), 'toko') // => undefined
 */
export function rememberedSearch(url: URL, remembered: string | undefined): string | undefined {
  const isOpen = [...url.searchParams.keys()].every(name => neutral.has(name))
  if (remembered !== 'toko' || !isOpen) return undefined
  const query = new URLSearchParams(url.searchParams)
  query.set('tab', 'toko')
  return `${url.pathname}?${query.toString()}`
}

/** On a search page: goes to the last open tab, and from then on stores the chosen one. */
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

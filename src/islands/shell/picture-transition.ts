/** The name that a product's first picture has on its page (frame.css): what bears it before flies to that place. */
const pictureName = 'product-picture'

/** The picture of the card in view that leads to an address. */
function cardPicture(address: string | null | undefined): HTMLElement | undefined {
  const path = address ? new URL(address).pathname : ''
  if (!path.startsWith('/product/')) return undefined
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(path)}"] img`)].find(picture => {
    const { top, bottom } = picture.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
}

const ignore = () => undefined

/**
 * Between a list and a product the card's picture becomes the product's, and the other way on 'Kembali'. Without
 * support, or where less motion is wanted, there is no transition and nothing is named.
 */
export function startPictureTransition(): void {
  const name = ({ viewTransition }: PageSwapEvent | PageRevealEvent, address: string | null | undefined) => {
    // Browsers skip a transition for many reasons, and none of them is an error.
    viewTransition?.ready.catch(ignore)
    viewTransition?.updateCallbackDone.catch(ignore)
    viewTransition?.finished.catch(ignore)
    const picture = viewTransition ? cardPicture(address) : undefined
    if (!picture) return
    // One picture bears the name: on a product's own page it is not that of a similar one.
    const own = document.querySelector<HTMLElement>('[data-gallery] > div li:first-child img')
    const bear = (names: [string, string]) => {
      picture.style.viewTransitionName = names[0]
      if (own) own.style.viewTransitionName = names[1]
    }
    bear([pictureName, 'none'])
    const clear = () => bear(['', ''])
    viewTransition?.finished.then(clear, clear)
  }
  window.addEventListener('pageswap', event => name(event, event.activation?.entry?.url))
  // oxlint-disable-next-line browsers/no-newer-apis -- Safari 18 reveals pages and has no navigation
  window.addEventListener('pagereveal', event => name(event, window.navigation?.activation?.from?.url))
}

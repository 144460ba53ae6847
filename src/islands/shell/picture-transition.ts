/**
 * View transition name of a product's main picture on its page (frame.css); a picture with this name before moves
 * there.
 */
const pictureName = 'product-picture'

/** The visible picture of the card that links to an address. */
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
 * Animates the card's picture into the product's main picture, and back on 'Kembali'. Without support, or with reduced
 * motion, there is no transition and nothing is named.
 */
export function startPictureTransition(): void {
  const name = ({ viewTransition }: PageSwapEvent | PageRevealEvent, address: string | null | undefined) => {
    // Browsers skip a transition for many reasons, none of which is an error.
    viewTransition?.ready.catch(ignore)
    viewTransition?.updateCallbackDone.catch(ignore)
    viewTransition?.finished.catch(ignore)
    const picture = viewTransition ? cardPicture(address) : undefined
    if (!picture) return
    // The name must be unique: on a product page it moves from the main picture to the similar product's card.
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
  // oxlint-disable-next-line browsers/no-newer-apis -- Safari 18 has pagereveal but no navigation API
  window.addEventListener('pagereveal', event => name(event, window.navigation?.activation?.from?.url))
}

/** Milliseconds after which the button goes when nothing moves. */
const restMs = 2500
const resting = ['opacity-0', 'pointer-events-none']

/**
 * The button to the top covers nothing that is being read: it shows while the page is scrolled back up, and goes when
 * that ends or turns round. The keyboard reaches it all the same.
 */
export function startScrollTop(): void {
  const button = document.querySelector('[data-scroll-top]')
  if (!button) return
  let last = window.scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => button.classList.add(...resting)
  const follow = () => {
    clearTimeout(timer)
    if (window.scrollY < last) button.classList.remove(...resting)
    else rest()
    last = window.scrollY
    timer = setTimeout(rest, restMs)
  }
  rest()
  window.addEventListener('scroll', follow, { passive: true })
}

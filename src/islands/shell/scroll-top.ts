/** Milliseconds without scrolling after which the button disappears. */
const restMs = 2500
const resting = ['opacity-0', 'pointer-events-none']

/**
 * The scroll-to-top button covers no content: it appears while the page scrolls up, and disappears when that stops or
 * reverses. It stays reachable by keyboard.
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

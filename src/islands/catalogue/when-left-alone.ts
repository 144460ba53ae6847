/** Runs `act` once nothing in `place` has the focus or is pressed. Returns a function that cancels it. */
export function whenLeftAlone(place: HTMLElement, act: () => void): () => void {
  const signs = ['focusout', 'pointerup', 'pointercancel'] as const
  const isHeld = () => place.querySelector(':focus, :active') !== null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, look)
  }
  const look = () => {
    clearTimeout(timer)
    // After the click that such an event may belong to.
    timer = setTimeout(() => {
      if (isHeld()) return
      stop()
      act()
    })
  }
  if (isHeld()) for (const sign of signs) window.addEventListener(sign, look)
  else act()
  return stop
}

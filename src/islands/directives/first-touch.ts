const signs = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown'] as const

let touched: Promise<void> | undefined

/** The visitor's first sign of life on this page, whatever it is. */
export const firstTouch = (): Promise<void> =>
  (touched ??= new Promise(resolve => {
    const onSign = () => {
      for (const sign of signs) window.removeEventListener(sign, onSign)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true })
    // A reload in the middle of a page restores its place before anything can be heard. Asked once the page is laid
    // out: before, the question alone would make the browser do that at once.
    requestAnimationFrame(() => setTimeout(() => window.scrollY > 0 && onSign()))
  }))

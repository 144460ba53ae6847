import { isOwnSign, touchSigns } from '#lib/core/browser/touch-signs.ts'

let touched: Promise<void> | undefined

/** The visitor's first sign of life on this page, whatever it is. */
export const firstTouch = (): Promise<void> =>
  (touched ??= new Promise(resolve => {
    const onSign = (event?: Event) => {
      if (event && isOwnSign(event)) return
      for (const sign of touchSigns) window.removeEventListener(sign, onSign)
      resolve()
    }
    for (const sign of touchSigns) window.addEventListener(sign, onSign, { passive: true })
    // A reload in the middle of a page restores its place before anything can be heard. Asked once the page is laid
    // out: before, the question alone would make the browser do that at once.
    requestAnimationFrame(() => setTimeout(() => window.scrollY > 0 && onSign()))
  }))

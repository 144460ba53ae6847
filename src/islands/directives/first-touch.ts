import { isOwnSign, touchSigns } from '#lib/core/browser/touch-signs.ts'

let touched: Promise<void> | undefined

/** Resolves on the visitor's first interaction with this page. */
export const firstTouch = (): Promise<void> =>
  (touched ??= new Promise(resolve => {
    const onSign = (event?: Event) => {
      if (event && isOwnSign(event)) return
      for (const sign of touchSigns) window.removeEventListener(sign, onSign)
      resolve()
    }
    for (const sign of touchSigns) window.addEventListener(sign, onSign, { passive: true })
    // A reload in the middle of a page restores the scroll position before a listener can run. Reading it after layout
    // avoids a forced reflow.
    requestAnimationFrame(() => setTimeout(() => window.scrollY > 0 && onSign()))
  }))

import { nearMargin, reached } from '#lib/core/browser/reached.ts'
import { isOwnSign, touchSigns } from '#lib/core/browser/touch-signs.ts'
import { shortenings } from '#lib/format/place.ts'
import { estimateRoom } from '#lib/shipping/estimate-room.ts'
import { estimateTexts } from '#lib/shipping/texts.ts'
import { hashOf } from '#server/core/page/next-page.ts'

const shorten = shortenings.map(([word, short]) => `.replace(${word}, '${short}')`).join('')

/**
 * Inline script: shows the browser's stored city in the freight box and reserves space for the estimate before anything
 * is loaded (shipping-60). With a stored city, or a session that may have a main address, the estimate loads after the
 * first interaction once the box is near; otherwise nothing loads until the box is used. It is inline because a file
 * would arrive after the first paint.
 */
export const knownCityScript = `(() => {
  const box = document.querySelector('[data-freight]')
  const part = name => box.querySelector('[data-freight-' + name + ']')
  let name = ''
  try {
    const city = JSON.parse(localStorage.getItem('deliveryCity'))
    if (Number.isSafeInteger(city.id) && typeof city.name === 'string') name = city.name
  } catch {}
  if (name) {
    part('lead').textContent = '${estimateTexts.sentTo} '
    part('city').textContent = name${shorten}
    part('act').textContent = '${estimateTexts.changeShort}'
    part('act').parentNode.setAttribute('aria-label', '${estimateTexts.change}')
  } else if (!document.cookie.includes('signed_in=1')) return
  const room = part('room')
  room.className = 'mt-2 skeleton'
  room.style.minHeight = '${estimateRoom}'
  const signs = ${JSON.stringify(touchSigns)}
  const isOwn = ${isOwnSign.toString()}
  const start = event => {
    if (isOwn(event)) return
    for (const sign of signs) removeEventListener(sign, start)
    const observer = new IntersectionObserver(seen => {
      if (!seen.some(one => one.isIntersecting)) return
      observer.disconnect()
      box.dispatchEvent(new Event('wake', { bubbles: true }))
    }, ${JSON.stringify(reached(nearMargin))})
    observer.observe(box)
  }
  for (const sign of signs) addEventListener(sign, start, { passive: true })
})()`
  .replaceAll(/\n\s*/g, '\n')
  .replaceAll(/ {2,}/g, ' ')

/** Its hash for the page's Content-Security-Policy. */
export const knownCityHash = hashOf(knownCityScript)

import { followChoice } from './chosen-offers.ts'
import { faultText, markFaults } from './form-faults.ts'
import { markLinesInCart } from './lines-in-cart.ts'
import { pickAgain } from './picked-offers.ts'

export { focusFault } from './form-faults.ts'
export { followChoice } from './chosen-offers.ts'

const isEstimate = (place: Element) => place.querySelector('[data-material]') !== null

/**
 * Renders the new answer: a person's selection stays, and the form's values are never touched. If the form has errors,
 * the previous answer stays, marked as out of date. Returns whether the displayed answer matches the form.
 */
export function showAnswer(page: Document, form: HTMLFormElement): boolean {
  const place = document.querySelector('[data-estimate]')
  const found = page.querySelector('[data-estimate]')
  if (!place || !found) return false
  const isAnswer = isEstimate(found)
  if (isAnswer || !isEstimate(place)) put(place, found)
  markFaults(page, form)
  const stale = document.querySelector<HTMLElement>('[data-stale]')
  if (stale) stale.hidden = isAnswer || !isEstimate(place)
  const status = document.querySelector('[data-estimate-status]')
  const sum = place.querySelector('[data-total]')?.textContent.trim() ?? ''
  const fault = faultText(form)
  if (status) status.textContent = fault ? `Periksa isian. ${fault}` : `Perkiraan ${sum}`
  return isAnswer
}

function put(place: Element, found: Element): void {
  const before = [...place.querySelectorAll<HTMLInputElement>('input')]
  place.replaceChildren(...document.adoptNode(found).childNodes)
  pickAgain(before, place.querySelectorAll<HTMLInputElement>('input'))
  markLinesInCart()
  followChoice(place)
}

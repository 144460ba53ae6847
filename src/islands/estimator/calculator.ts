import { begunLinesKey, dropBegunLines } from '#lib/cart/store/begun-lines-key.ts'
import { browserErrors } from '#lib/core/api/browser-errors.ts'
import { reach } from '#lib/core/api/no-answer.ts'
import { isOfNetwork, sayLost } from '#lib/core/browser/say-lost.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'

import { answerInStep } from './answer-in-step.ts'
import { countAll, firstAddress, typedAddress } from './form-address.ts'
import { markLinesInCart, takeStoredLines } from './lines-in-cart.ts'
import { rememberPick } from './picked-offers.ts'
import { addRow, removeRow } from './size-rows.ts'

/**
 * Calculates while somebody types: the page's new answer replaces the previous one, and the address holds the form's
 * values. On failure, both the values and the previous answer stay.
 */
export function startCalculator(): void {
  const form = document.querySelector<HTMLFormElement>('[data-calculator]')
  if (!form) return
  const step = answerInStep(firstAddress(form), {
    typed: () => typedAddress(form),
    request: (address, signal) => requestPage(form, address, signal),
    failed
  })
  const now = () => void step.now()
  followForm(form, { ...step, now })
  document.addEventListener('change', ({ target }) => {
    const place = target instanceof Element && target.closest('[data-estimate]')
    if (!place) return
    dropBegunLines()
    if (target instanceof HTMLInputElement) rememberPick(target)
    void showing().then(({ followChoice }) => followChoice(place), failed)
  })
  document.addEventListener('click', event => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-print]')) void inStep(step, () => window.print())
    const share = event.target.closest<HTMLAnchorElement>('[data-share]')
    if (share && !step.isSettled()) {
      event.preventDefault()
      void inStep(step, () => document.querySelector<HTMLAnchorElement>('[data-share]')?.click())
    }
    const buy = event.target.closest<HTMLButtonElement>('[data-buy]')
    if (buy)
      void import('./buy-chosen.ts').then(
        bought => bought.buyChosen(step.settled),
        () => window.location.reload()
      )
  })
  if (takeStoredLines().size > 0) showLinesInCart()
  if (sessionStore.get(begunLinesKey))
    void import('./buy-chosen.ts').then(bought => bought.resumeBegun(), failed)
  // Values typed before this script loaded have no answer yet.
  void step.settled()
  const city = form.querySelector<HTMLInputElement>('[name=kota]')
  if (city) helpWithCity(city, now)
}

/** Loaded with the first request, because the server renders the page's first answer. */
const showing = () => import('./show-answer.ts')

type Step = ReturnType<typeof answerInStep>

type Following = Pick<Step, 'soon' | 'settled' | 'isSettled'> & { now: () => void }

/** Requests answers on form changes, which also discard the purchase that waits for sign-in. */
function followForm(form: HTMLFormElement, step: Following): void {
  form.addEventListener('input', () => {
    dropBegunLines()
    countAll(form, false)
    step.soon()
  })
  // During `change` nothing has the focus, so the row being typed in is known only afterwards.
  form.addEventListener('change', () => {
    // Phones fire `change` only once a field is left, also for the sign-in sheet: unchanged values must discard
    // nothing.
    if (!step.isSettled()) dropBegunLines()
    setTimeout(step.now)
  })
  // A partially filled row is requested once it loses the focus.
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const row = target instanceof Element && target.closest('[data-row]')
    if (row && !row.contains(relatedTarget as Node | null)) setTimeout(() => void step.settled())
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    countAll(form, true)
    void step.settled().then(async isAnswer => {
      const { focusFault } = await showing()
      if (!focusFault(form) && isAnswer) showPlace()
    }, failed)
  })
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-add-row]')) addRow(target)
    const row = target.closest('[data-remove-row]') && target.closest('[data-row]')
    if (!row) return
    dropBegunLines()
    removeRow(row, step.now)
  })
}

/** Runs `act` once the form's answer is displayed. */
async function inStep({ settled }: Pick<Step, 'settled'>, act: () => void): Promise<void> {
  if (await settled()) act()
  else toast('Periksa isian yang ditandai dulu.', 'info')
}

/** Scrolls to the answer after 'Hitung', because phones show it below the form. */
function showPlace(): void {
  const place = document.querySelector('[data-estimate]')
  if (place && place.getBoundingClientRect().top > window.innerHeight / 2) place.scrollIntoView()
}

/** Loads the city suggestions on focus, and fills an empty field with the main address's city. */
function helpWithCity(city: HTMLInputElement, then: () => void): void {
  const help = () => import('./city-help.ts').catch(() => undefined)
  city.addEventListener('focus', () => void help().then(helps => helps?.listCities(city)), { once: true })
  if (city.value === '' && isMaybeSignedIn()) void help().then(helps => helps?.fillOwnCity(city, then))
}

/** Marks the lines added before a reload, and selects again those that have left the cart. */
function showLinesInCart(): void {
  markLinesInCart()
  if (document.querySelector('[data-estimate] input[data-detail]:checked'))
    toast('Sebagian sudah di keranjang. Tinggal sisanya.', 'info')
  const place = document.querySelector('[data-estimate]')
  if (!place || !isMaybeSignedIn()) return
  void Promise.all([import('./request-cart.ts'), showing()]).then(
    async ([{ requestCart }, { followChoice }]) => {
      await requestCart()
      followChoice(place)
    },
    failed
  )
}

/** Requests the page for this form; the returned function replaces the previous answer with its answer. */
async function requestPage(
  form: HTMLFormElement,
  address: string,
  signal: AbortSignal
): Promise<() => boolean> {
  document.querySelector('[data-estimate]')?.setAttribute('aria-busy', 'true')
  const [answer, { showAnswer }] = await Promise.all([reach(fetch(address, { signal }), signal), showing()])
  const page = new DOMParser().parseFromString(await reach(answer.text(), signal), 'text/html')
  if (!answer.ok || !page.querySelector('[data-estimate]')) throw browserErrors.bad_answer
  return () => {
    rest()
    window.history.replaceState(window.history.state, '', address)
    return showAnswer(page, form)
  }
}

const rest = () => document.querySelector('[data-estimate]')?.removeAttribute('aria-busy')

function failed(error: unknown): void {
  rest()
  if (isOfNetwork(error)) toast('Gagal menghitung. Periksa koneksi lalu coba lagi.', 'error')
  else sayLost(error)
}

import { begunLinesKey, dropBegunLines } from '#lib/cart/store/begun-lines-key.ts'
import { browserErrors } from '#lib/core/api/browser-errors.ts'
import { reach } from '#lib/core/api/no-answer.ts'
import { isOfNetwork, sayLost } from '#lib/core/browser/say-lost.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'

import { answerInStep } from './answer-in-step.ts'
import { countAll, firstAddress, typedAddress } from './form-address.ts'
import { markLinesInCart, takeKeptLines } from './lines-in-cart.ts'
import { rememberPick } from './picked-offers.ts'
import { addRow, removeRow } from './size-rows.ts'

/**
 * Computes while somebody types: the page's own answer takes the place of the one before, and its address holds what was
 * typed. Where that fails, what is typed and the answer before stay.
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
  if (takeKeptLines().size > 0) showLinesInCart()
  if (sessionStore.get(begunLinesKey))
    void import('./buy-chosen.ts').then(bought => bought.resumeBegun(), failed)
  // What was typed before this script came has no answer yet.
  void step.settled()
  const city = form.querySelector<HTMLInputElement>('[name=kota]')
  if (city) helpWithCity(city, now)
}

/** What shows an answer comes with the first that is asked for: the page's own stands there already. */
const showing = () => import('./show-answer.ts')

type Step = ReturnType<typeof answerInStep>

type Following = Pick<Step, 'soon' | 'settled' | 'isSettled'> & { now: () => void }

/** Who fills in something else does not mean any more what waited for signing in. */
function followForm(form: HTMLFormElement, step: Following): void {
  form.addEventListener('input', () => {
    dropBegunLines()
    countAll(form, false)
    step.soon()
  })
  // During `change` nothing has the focus: only after it is the row known in which somebody still types.
  form.addEventListener('change', () => {
    // Phones tell of a field only once it is left: by the sheet, of which nothing is dropped then.
    if (!step.isSettled()) dropBegunLines()
    setTimeout(step.now)
  })
  // A row that was only begun is asked for once somebody leaves it.
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

/** Does what needs the answer to what is typed, once that is there. */
async function inStep({ settled }: Pick<Step, 'settled'>, act: () => void): Promise<void> {
  if (await settled()) act()
  else toast('Periksa isian yang ditandai dulu.', 'info')
}

/** On a phone the answer stands below the form: whoever presses 'Hitung' is taken there. */
function showPlace(): void {
  const place = document.querySelector('[data-estimate]')
  if (place && place.getBoundingClientRect().top > window.innerHeight / 2) place.scrollIntoView()
}

/** Cities to choose from once somebody goes to the field, and the city of the main address where it is empty. */
function helpWithCity(city: HTMLInputElement, then: () => void): void {
  const help = () => import('./city-help.ts').catch(() => undefined)
  city.addEventListener('focus', () => void help().then(helps => helps?.listCities(city)), { once: true })
  if (city.value === '' && isMaybeSignedIn()) void help().then(helps => helps?.fillOwnCity(city, then))
}

/** Marks what this page put into the cart before it was loaded anew; what has left the cart since is chosen again. */
function showLinesInCart(): void {
  markLinesInCart()
  if (document.querySelector('[data-estimate] input[data-detail]:checked'))
    toast('Sebagian sudah di keranjang. Tinggal sisanya.', 'info')
  const place = document.querySelector('[data-estimate]')
  if (!place || !isMaybeSignedIn()) return
  void Promise.all([import('./ask-cart.ts'), showing()]).then(async ([{ askCart }, { followChoice }]) => {
    await askCart()
    followChoice(place)
  }, failed)
}

/** Requests the page for this form; what comes back puts its answer in the place of the one before. */
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

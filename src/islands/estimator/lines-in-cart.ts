import { sessionStore } from '#lib/core/browser/safe-storage.ts'

import { linesKey } from './lines-key.ts'

type Lines = [key: string, qty: number][]

/** Pieces of each line that this page added to the cart, by material and variant. */
const inCart = new Map<string, number>()

export const lineKey = ({ name, dataset }: Pick<HTMLInputElement, 'name' | 'dataset'>): string =>
  `${name} ${dataset['detail']}`
const detailOf = (key: string) => Number(key.split(' ').at(-1))

/** Lines that each calculator added, by path, so that a reload or a sign-in buys nothing twice. */
const readStored = () => (sessionStore.getJson(linesKey) ?? {}) as Record<string, unknown>

function storeLines(): void {
  const stored = { ...readStored(), [window.location.pathname]: [...inCart.entries()] satisfies Lines }
  sessionStore.set(linesKey, JSON.stringify(stored))
}

/** Stores a line that was added. */
export function rememberLine(key: string, qty: number): void {
  inCart.set(key, (inCart.get(key) ?? 0) + qty)
  storeLines()
}

/** Restores the lines that this page added before a reload. */
export function takeStoredLines(): ReadonlyMap<string, number> {
  const lines = readStored()[window.location.pathname]
  for (const line of Array.isArray(lines) ? (lines as unknown[]) : []) {
    const [key, qty] = Array.isArray(line) ? (line as unknown[]) : []
    if (typeof key === 'string' && Number.isSafeInteger(qty)) inCart.set(key, qty as number)
  }
  return inCart
}

/** Forgets lines that are no longer in the cart; `held` are the cart's pieces by variant. */
export function forgetLinesBeside(held: ReadonlyMap<number, number>): void {
  for (const [key, qty] of inCart) {
    const left = Math.min(qty, held.get(detailOf(key)) ?? 0)
    if (left > 0) inCart.set(key, left)
    else inCart.delete(key)
  }
  storeLines()
}

/** Marks the lines in the cart and deselects them, so that the next press adds only the rest. */
export function markLinesInCart(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-estimate] input[data-detail]')) {
    const qty = inCart.get(lineKey(input))
    const mark = input.closest('li')?.querySelector<HTMLElement>('[data-in-cart-mark]')
    if (!mark || (qty === undefined && mark.hidden)) continue
    mark.hidden = qty === undefined
    if (qty === undefined) chooseAgain(input)
    else {
      mark.textContent = `Sudah di keranjang: ${qty.toLocaleString('id-ID')} ${mark.dataset['sale'] ?? ''}`
      input.dataset['inCart'] = ''
      if (input.checked) chooseNothing(input.name)
    }
  }
  const link = document.querySelector<HTMLElement>('[data-cart-link]')
  const isRest = document.querySelector('[data-estimate] input[data-detail]:checked') !== null
  if (link) link.hidden = inCart.size === 0 || isRest
}

const noneOf = (group: string) =>
  document.querySelector<HTMLInputElement>(`[data-estimate] input[name="${group}"][value=""]`)

function chooseNothing(group: string): void {
  const none = noneOf(group)
  if (none) none.checked = true
}

/** Restores the answer's own choice for a line that left the cart, unless somebody chose otherwise. */
function chooseAgain(input: HTMLInputElement): void {
  delete input.dataset['inCart']
  if (input.defaultChecked && noneOf(input.name)?.checked) input.checked = true
}

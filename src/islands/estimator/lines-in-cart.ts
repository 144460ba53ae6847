import { sessionStore } from '#lib/core/safe-storage.ts'

const storeKey = 'estimateLines'
/** Milliseconds after which nobody remembers what they added. */
const lifeMs = 30 * 60 * 1000

/** How many pieces of a line went from this page into the cart, by its material and variant. */
const inCart = new Map<string, number>()

export const lineKey = ({ name, dataset }: HTMLInputElement): string => `${name} ${dataset['detail']}`

/** Remembers a line that was added; kept for the page that comes back from signing in, should it come to that. */
export function rememberLine(key: string, qty: number, now = Date.now()): void {
  inCart.set(key, (inCart.get(key) ?? 0) + qty)
  sessionStore.set(
    storeKey,
    JSON.stringify({ path: window.location.pathname, at: now, lines: [...inCart.entries()] })
  )
}

/** The purchase is through: who loads the page anew begins anew. */
export const forgetKeptLines = (): void => sessionStore.remove(storeKey)

/** Takes up what this page added before its person went to sign in; once. */
export function takeKeptLines(now = Date.now()): ReadonlyMap<string, number> {
  const kept = (sessionStore.getJson(storeKey) ?? {}) as Partial<Record<'path' | 'at' | 'lines', unknown>>
  if (kept.path !== window.location.pathname) return inCart
  forgetKeptLines()
  const isFresh = typeof kept.at === 'number' && now - kept.at < lifeMs
  for (const line of isFresh && Array.isArray(kept.lines) ? (kept.lines as unknown[]) : []) {
    const [key, qty] = Array.isArray(line) ? (line as unknown[]) : []
    if (typeof key === 'string' && Number.isSafeInteger(qty)) inCart.set(key, qty as number)
  }
  return inCart
}

/** Marks what is in the cart already, and chooses nothing of it: what is pressed next adds the rest only. */
export function markLinesInCart(): void {
  if (inCart.size === 0) return
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-estimate] input[data-detail]')) {
    const qty = inCart.get(lineKey(input))
    const mark = input.closest('li')?.querySelector<HTMLElement>('[data-in-cart-mark]')
    if (qty === undefined || !mark) continue
    mark.textContent = `Sudah di keranjang: ${qty.toLocaleString('id-ID')} ${mark.dataset['sale'] ?? ''}`
    mark.hidden = false
    input.dataset['inCart'] = ''
    if (input.checked) chooseNothing(input.name)
  }
}

function chooseNothing(group: string): void {
  const none = document.querySelector<HTMLInputElement>(`[data-estimate] input[name="${group}"][value=""]`)
  if (none) none.checked = true
}

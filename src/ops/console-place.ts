import { atom } from 'nanostores'

import { afterOverlays, hearSteps } from '#islands/ui/back-closes.ts'

/** Parameters of a part: its filters, its page and what is open in it. */
export type PlaceQuery = Readonly<Record<string, string>>
/** Where the console is: the chosen part, undefined for the first one that the caller may see, and what is shown in it. */
export type Place = { part: string | undefined; query: PlaceQuery }

/** Longest text of a parameter: what a filter or a search takes. */
const maxLength = 200

/** Parts of earlier releases and where they are now; the open complaint kept its address. */
const moved = new Map<string, readonly [part: string, view: string]>([
  ['outbox', ['settings', 'outbox']],
  ['payments', ['finance', 'payments']],
  ['notification', ['promo', 'notification']],
  ['banners', ['content', 'banners']],
  ['fees', ['content', 'fees']],
  ['tools', ['finance', 'books']]
])

/** The place on the screen. The address follows it, and it follows the browser's steps. */
export const $place = atom<Place>({ part: undefined, query: {} })

/** What each part showed when it was left: coming back by the navigation shows it again. */
const left = new Map<string, PlaceQuery>()

/**
 * The place that an address names (ops-53).
 *
 * '?part=complaints&complaint=7' // => { part: 'complaints', query: { complaint: '7' } }
 */
function readPlace(search: string): Place {
  const { part, ...query } = Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [name, value.slice(0, maxLength)])
  )
  const [now, view] = (part !== undefined && moved.get(part)) || [part, undefined]
  return { part: now, query: view === undefined ? query : { ...query, view } }
}

/** { part: 'orders', query: { q: 'BB26' } } // => '?part=orders&q=BB26' */
export function placeAddress({ part, query }: Place): string {
  const words = Object.entries(query).filter(([, value]) => value !== '')
  const all = new URLSearchParams([...(part === undefined ? [] : [['part', part]]), ...words])
  return all.size === 0 ? '' : `?${all.toString()}`
}

/** Shows a part, by default as it was left: a step that 'Kembali' takes back. */
export function showPart(part: string, query: PlaceQuery = left.get(part) ?? {}): void {
  move({ part, query }, true)
}

/** Whether a click on a link stays on the page; with Ctrl, Shift or another button it opens a tab of its own. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'button'>
): boolean => !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0

/** The address that `showPart` leads to. */
export const partAddress = (part: string): string => placeAddress({ part, query: left.get(part) ?? {} })

/**
 * Changes parameters of the shown part; undefined removes one. A step can be taken back by 'Kembali'; typing in a search is
 * none.
 */
export function setQuery(change: Record<string, string | undefined>, isStep = false): void {
  const { part, query } = $place.get()
  const all = Object.entries({ ...query, ...change }).filter((one): one is [string, string] =>
    Boolean(one[1])
  )
  move({ part, query: Object.fromEntries(all) }, isStep)
}

/** Names the part that is shown to a caller whose address names none, or one that it may not see. */
export function nameFirstPart(part: string | undefined): void {
  const now = $place.get()
  if (part !== undefined && now.part !== part)
    move({ part, query: now.part === undefined ? now.query : {} }, false)
}

/** Forgets the place, here and in the address: somebody else is at the console. */
export function clearPlace(): void {
  left.clear()
  $place.set({ part: undefined, query: {} })
  window.history.replaceState(window.history.state, '', window.location.pathname)
}

/** The change that the address waits for while an overlay gives its entry back. */
let waiting: { isStep: boolean } | undefined

function move(place: Place, isStep: boolean): void {
  $place.set(place)
  if (place.part !== undefined) left.set(place.part, place.query)
  if (waiting) {
    waiting.isStep ||= isStep
    return
  }
  waiting = { isStep }
  void afterOverlays().then(writeAddress)
}

function writeAddress(): void {
  const isStep = waiting?.isStep ?? false
  waiting = undefined
  const address = window.location.pathname + placeAddress($place.get())
  if (address === window.location.pathname + window.location.search) return
  if (isStep) window.history.pushState(null, '', address)
  else window.history.replaceState(window.history.state, '', address)
}

/** Takes the place from the address, now and after each step of the browser. Returns the function that stops it. */
export function followAddress(): () => void {
  const read = () => {
    const place = readPlace(window.location.search)
    $place.set(place)
    if (place.part !== undefined) left.set(place.part, place.query)
  }
  // Steps over an overlay's entry are its own.
  hearSteps()
  read()
  window.addEventListener('popstate', read)
  return () => window.removeEventListener('popstate', read)
}

/**
 * 'Kembali' closes what lies over the page instead of leaving it (D35). Every open overlay has an entry of the
 * history of its own, which keeps the state of the page below and counts the overlays in `overlays`; closing by hand
 * goes back by that entry. The entries follow the overlays, so that one which takes another's place takes its entry.
 */
type Kept = { overlays?: number } | null
type Overlay = { close: () => void }

/** Milliseconds after which a page is left although our step back was not answered. */
const maxSettleMs = 1000
/** Milliseconds in which another overlay, or the click that closed this one, may still use its entry. */
const breath = 50

const open: Overlay[] = []
/** Our own step back, while it is under way, and what ends it. */
let moving: Promise<void> | undefined
let arrive: (() => void) | undefined
let isListening = false
/** The page is being left, whatever the history says. */
let isLeaving = false

/** How many overlays the entry that is shown now was made for. */
const depth = () => (window.history.state as Kept)?.overlays ?? 0

/** Says that something opened over the page; answers what to call once it is closed by hand. */
export function closeOnBack(close: () => void): () => void {
  hearSteps()
  const overlay = { close }
  open.push(overlay)
  follow()
  return () => {
    const place = open.indexOf(overlay)
    if (place < 0) return
    open.splice(place, 1)
    setTimeout(follow, breath)
  }
}

/** After a reload nothing is open that the entry was made for: goes back to the one below. */
export function dropLeftEntries(): void {
  hearSteps()
  follow()
}

/** Brings the history in line with what is open. */
function follow(): void {
  if (moving) return
  while (open.length > depth()) {
    window.history.pushState({ ...(window.history.state as Kept), overlays: depth() + 1 }, '')
  }
  if (open.length < depth()) moving = stepBack(depth() - open.length)
}

/** No second step is taken where a slow machine answers the first one late: the two would leave the page. */
async function stepBack(steps: number): Promise<void> {
  await new Promise<void>(resolve => {
    arrive = resolve
    window.history.go(-steps)
  })
  moving = arrive = undefined
  follow()
}

/** Ends when the entry that is shown is the page's own. */
async function settle(): Promise<void> {
  follow()
  if (!moving) return
  await moving
  await settle()
}

/**
 * Hears steps of the history from now on, and keeps ours from who listens after it: a list that reads its address on a
 * step calls this first. Chromium calls the window's listeners as they came, capturing or not.
 */
export function hearSteps(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', onStep, true)
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return
    isLeaving = false
    onStep(event)
  })
  // oxlint-disable-next-line browsers/no-newer-apis -- asked for in the same line
  if ('navigation' in window) window.navigation.addEventListener('navigate', onLeave)
}

function onStep(event: Event): void {
  if (arrive) {
    event.stopImmediatePropagation()
    return arrive()
  }
  if (open.length > depth()) event.stopImmediatePropagation()
  closeDownTo(depth())
  // Forward again, to an overlay that is no more.
  follow()
}

/** Closes what lies above, the uppermost first. */
function closeDownTo(count: number): void {
  while (open.length > count) open.pop()?.close()
}

/** Who leaves from an overlay leaves from the page itself: 'Kembali' then leads there without an empty step. */
function onLeave(event: NavigateEvent): void {
  const { navigationType, destination, formData, downloadRequest } = event
  const isNew = navigationType === 'push' || navigationType === 'replace'
  if (!isNew || !event.cancelable || destination.sameDocument) return
  if (formData || downloadRequest !== null || depth() === 0 || isLeaving) return
  event.preventDefault()
  const { url } = destination
  closeDownTo(0)
  void Promise.race([settle(), new Promise(late => setTimeout(late, maxSettleMs))]).then(() => {
    isLeaving = true
    if (navigationType === 'push') window.location.assign(url)
    else window.location.replace(url)
  })
}

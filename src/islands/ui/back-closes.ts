/**
 * 'Kembali' closes an overlay instead of leaving the page (D35). Every open overlay has a history entry, which keeps
 * the page's state and counts the overlays in `overlays`; closing by hand steps back over it. The entries follow the
 * number of open overlays, so an overlay that replaces another reuses its entry.
 */
type EntryState = { overlays?: number } | null
type Overlay = { close: () => void }

/** Timeout of our step back, after which the page is left anyway, in milliseconds. */
const maxSettleMs = 1000
/** Milliseconds in which another overlay, or the click that closed this one, may still use its entry. */
const breath = 50

const open: Overlay[] = []
/** Our own pending step back, and the function that resolves it. */
let moving: Promise<void> | undefined
let arrive: (() => void) | undefined
let isListening = false
/** The page is being left, whatever the history state says. */
let isLeaving = false

/** Number of overlays that the current entry was made for. */
const depth = () => (window.history.state as EntryState)?.overlays ?? 0

/** Registers an overlay that opened; returns a function to call when it is closed by hand. */
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

/** Steps back over entries of overlays that a reload closed. */
export function dropLeftEntries(): void {
  hearSteps()
  follow()
}

/** Adjusts the history to the number of open overlays. */
function follow(): void {
  if (moving) return
  while (open.length > depth()) {
    window.history.pushState({ ...(window.history.state as EntryState), overlays: depth() + 1 }, '')
  }
  if (open.length < depth()) moving = stepBack(depth() - open.length)
}

/** Never takes a second step while the first is pending on a slow machine: together they would leave the page. */
async function stepBack(steps: number): Promise<void> {
  await new Promise<void>(resolve => {
    arrive = resolve
    window.history.go(-steps)
  })
  moving = arrive = undefined
  follow()
}

/** Resolves when the current entry is the page's own again: our steps back over closed overlays are done. */
export async function afterOverlays(): Promise<void> {
  follow()
  if (!moving) return
  await moving
  await afterOverlays()
}

/**
 * Starts listening to history steps and hides our own from later listeners: a list that reads its address on a step
 * calls this first. Chromium calls the window's listeners in order of registration, whether capturing or not.
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
  // oxlint-disable-next-line browsers/no-newer-apis -- feature-checked on the same line
  if ('navigation' in window) window.navigation.addEventListener('navigate', onLeave)
}

function onStep(event: Event): void {
  if (arrive) {
    event.stopImmediatePropagation()
    return arrive()
  }
  if (open.length > depth()) event.stopImmediatePropagation()
  closeDownTo(depth())
  // A step forward may reach the entry of an overlay that no longer exists.
  follow()
}

/** Closes the overlays above, topmost first. */
function closeDownTo(count: number): void {
  while (open.length > count) open.pop()?.close()
}

/** Removes the overlays' entries before a navigation, so that 'Kembali' on the next page needs no empty step. */
function onLeave(event: NavigateEvent): void {
  const { navigationType, destination, formData, downloadRequest } = event
  const isNew = navigationType === 'push' || navigationType === 'replace'
  if (!isNew || !event.cancelable || destination.sameDocument) return
  if (formData || downloadRequest !== null || depth() === 0 || isLeaving) return
  event.preventDefault()
  const { url } = destination
  closeDownTo(0)
  void Promise.race([afterOverlays(), new Promise(late => setTimeout(late, maxSettleMs))]).then(() => {
    isLeaving = true
    if (navigationType === 'push') window.location.assign(url)
    else window.location.replace(url)
  })
}

import { limitedSignal } from '#lib/core/api/limited-signal.ts'
import { whenShown } from '#lib/core/browser/shown.ts'

/** Delay before a failed section is requested again, in milliseconds (home-3). */
const retryAfterMs = 30_000

const missing = () => [...document.querySelectorAll<HTMLElement>('[data-home-missing]')]

/**
 * Retries sections of the home page that failed to load: 30 s after the error the page is requested again, and its
 * sections fill the gaps. 'Coba lagi' retries at once. No React: sections are HTML.
 */
export function startRetries(): void {
  if (document.documentElement.dataset['homeRetries']) return
  document.documentElement.dataset['homeRetries'] = 'on'
  let timer: number | undefined
  let isFetching = false
  const wait = () => {
    window.clearTimeout(timer)
    if (missing().length > 0) timer = window.setTimeout(() => void retry(), retryAfterMs)
  }
  const retry = async () => {
    if (isFetching) return
    isFetching = true
    for (const section of missing()) section.setAttribute('aria-busy', 'true')
    await fillIn().catch(() => undefined)
    for (const section of missing()) section.removeAttribute('aria-busy')
    isFetching = false
    wait()
  }
  document.addEventListener('click', event => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-home-retry]')) return
    event.preventDefault()
    void retry()
  })
  whenShown(wait)
}

/** Requests the page and inserts its sections where they are missing. */
async function fillIn(): Promise<void> {
  const answer = await fetch(location.href, { signal: limitedSignal(10_000) })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const place of missing()) {
    const found = page.querySelector<HTMLElement>(`[data-home-section="${place.dataset['homeMissing']}"]`)
    if (!found) continue
    const isFocused = place.contains(document.activeElement)
    place.replaceWith(document.adoptNode(found))
    wakeScripts(found)
    if (isFocused) found.querySelector<HTMLElement>('a, button')?.focus()
  }
}

/** Parsed scripts do not run, so they are created anew. The page's policy allows only our own files. */
function wakeScripts(section: HTMLElement): void {
  for (const script of section.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const awake = document.createElement('script')
    awake.type = script.type
    awake.src = script.src
    script.replaceWith(awake)
  }
}

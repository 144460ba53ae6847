type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

/**
 * Runs `work` every `everyMs` while the page is visible: paused while hidden, immediately when visible again.
 * Returns the function that stops it.
 */
export function refetchWhileSeen(work: () => void, everyMs: number, page: Page = document): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const pause = () => clearInterval(timer)
  const run = () => {
    pause()
    timer = setInterval(work, everyMs)
  }
  const onVisibility = () => {
    if (page.hidden) return pause()
    work()
    run()
  }
  if (!page.hidden) run()
  page.addEventListener('visibilitychange', onVisibility)
  return () => {
    pause()
    page.removeEventListener('visibilitychange', onVisibility)
  }
}

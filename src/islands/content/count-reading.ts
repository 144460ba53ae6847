import { tellReading } from '#lib/content/tell-reading.ts'

/** Of an article's parts the one whose heading somebody reaches who reads it, and did not only open it. */
const readPart = 2

/**
 * Tells the server that this article is read, once its third part is in sight (content-73). A page that was made ahead of
 * a visit is in nobody's sight; where it cannot be told, nothing is said.
 */
export function countReading(): void {
  const body = document.querySelector<HTMLElement>('[data-article]')
  const parts = body?.querySelectorAll('h2')
  const slug = body?.dataset['article']
  const reached = parts?.[Math.min(readPart, parts.length - 1)]
  if (!reached || !slug) return
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    void tellReading(slug)
  })
  observer.observe(reached)
}

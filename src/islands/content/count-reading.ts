import { tellReading } from '#lib/content/tell-reading.ts'

/** Index of the section whose heading counts the article as read and not only opened. */
const readPart = 2

/**
 * Reports the article as read once its third section is in view (content-73). A prerendered page is not in view;
 * failures are silent.
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

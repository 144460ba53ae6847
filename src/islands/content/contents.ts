/** Px from the upper edge of the screen at which a part counts as read: a little below the header. */
const readingLine = 120

/** Marks the part that is being read in the article's contents. Without this they are plain links. No React. */
export function startContents(): void {
  const links = document.querySelectorAll<HTMLElement>('[data-contents]')
  const headings = [...document.querySelectorAll<HTMLElement>('.article-body > h2[id]')]
  if (links.length === 0) return
  const mark = () => {
    const current = headings.findLast(heading => heading.getBoundingClientRect().top <= readingLine)?.id
    for (const link of links) {
      if (link.dataset['contents'] === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  // Every heading that crosses the line is heard of, in both directions.
  const observer = new IntersectionObserver(mark, { rootMargin: `-${readingLine}px 0px 0px 0px` })
  for (const heading of headings) observer.observe(heading)
}

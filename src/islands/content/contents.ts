import { isDisplayed } from '#lib/core/browser/is-displayed.ts'

/** Px from the upper edge of the screen at which a part counts as read: a little below the header. */
const readingLine = 120

/** Marks the part that is read in each list of contents, from the first touch on; without scripts they are links alone. */
export function followSections(): void {
  for (const nav of document.querySelectorAll<HTMLElement>('[data-follows]')) follow(nav)
}

function follow(nav: HTMLElement): void {
  const links = new Map([...nav.querySelectorAll('a')].map(link => [link.hash.slice(1), link]))
  const parts = [...links.keys()].flatMap(id => document.querySelector(`#${CSS.escape(id)}`) ?? [])
  const markRead = () => {
    // In the account area's frame, which is as high as its page, what is on the screen is told by where the frame lies.
    const above = window.frameElement?.getBoundingClientRect().top ?? 0
    const read = parts.findLast(
      part => isDisplayed(part) && above + part.getBoundingClientRect().top <= readingLine
    )
    for (const [id, link] of links) {
      if (id === read?.id) mark(nav, link)
      else link.removeAttribute('aria-current')
    }
  }
  let observer: IntersectionObserver | undefined
  const watch = () => {
    observer?.disconnect()
    const { innerHeight } = window.frameElement ? window.parent : window
    // A part is heard of when it comes above the line or below it again, also by a jump from one side to the other.
    observer = new IntersectionObserver(markRead, {
      rootMargin: `100000px 0px ${readingLine - innerHeight}px 0px`
    })
    for (const part of parts) observer.observe(part)
  }
  watch()
  window.addEventListener('resize', watch)
}

/** The list scrolls by itself where it is longer than the window; the page stays where it is. */
function mark(nav: HTMLElement, link: HTMLAnchorElement): void {
  link.setAttribute('aria-current', 'true')
  const above = link.offsetTop - nav.offsetTop
  if (above < nav.scrollTop || above + link.offsetHeight > nav.scrollTop + nav.clientHeight) {
    nav.scrollTop = above - nav.clientHeight / 2
  }
}

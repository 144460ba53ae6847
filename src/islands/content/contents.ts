/** Share of the window, from above, in which the section stands that is read. */
const readFrom = '-15% 0px -70% 0px'

/** Marks the section that is read in each list of contents; without scripts they are links alone. */
export function followSections(): void {
  for (const nav of document.querySelectorAll<HTMLElement>('[data-follows]')) follow(nav)
}

function follow(nav: HTMLElement): void {
  if (nav.dataset['follows'] === 'on') return
  nav.dataset['follows'] = 'on'
  const links = new Map([...nav.querySelectorAll('a')].map(link => [link.hash.slice(1), link]))
  const observer = new IntersectionObserver(
    entries => {
      const read = entries.find(entry => entry.isIntersecting)
      if (!read) return
      for (const [id, link] of links) {
        if (id === read.target.id) mark(nav, link)
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: readFrom }
  )
  for (const id of links.keys()) {
    const section = document.querySelector(`#${CSS.escape(id)}`)
    if (section) observer.observe(section)
  }
}

/** The list scrolls by itself where it is longer than the window; the page stays where it is. */
function mark(nav: HTMLElement, link: HTMLAnchorElement): void {
  link.setAttribute('aria-current', 'true')
  const above = link.offsetTop - nav.offsetTop
  if (above < nav.scrollTop || above + link.offsetHeight > nav.scrollTop + nav.clientHeight) {
    nav.scrollTop = above - nav.clientHeight / 2
  }
}

/**
 * Arrows of horizontally scrolling strips: visible where there is more to scroll; a click scrolls by one view. No
 * React.
 */
export function startStrips(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-strip]')) startStrip(strip)
}

function startStrip(strip: HTMLElement): void {
  const track = strip.firstElementChild
  if (!track || strip.dataset['strip'] === 'on') return
  strip.dataset['strip'] = 'on'
  const arrows = [...strip.querySelectorAll<HTMLElement>('[data-strip-by]')]
  const update = () => {
    const room = track.scrollWidth - track.clientWidth
    for (const arrow of arrows) {
      const isForward = arrow.dataset['stripBy'] === '1'
      arrow.hidden = isForward ? track.scrollLeft >= room - 2 : track.scrollLeft <= 2
    }
  }
  for (const arrow of arrows) {
    arrow.addEventListener('click', () =>
      track.scrollBy({ left: Number(arrow.dataset['stripBy']) * track.clientWidth })
    )
  }
  track.addEventListener('scroll', update, { passive: true })
  new ResizeObserver(update).observe(track)
}

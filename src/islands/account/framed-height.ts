/** Maximum height of a framed page in px: many times the height of any of ours. */
const highest = 60_000

/** Reports the height of the page in a frame, now and whenever it changes: an opened section, text that wraps. */
export function watchHeight(content: Element, tell: (height: number) => void): () => void {
  // The frame's own observer: not every browser notifies this page's observer about layout in the frame.
  const { ResizeObserver: FramesObserver = ResizeObserver } = content.ownerDocument.defaultView ?? window
  const observer = new FramesObserver(() => tell(heightOf(content)))
  observer.observe(content)
  return () => observer.disconnect()
}

const heightOf = (content: Element): number =>
  Math.min(Math.ceil(content.getBoundingClientRect().height), highest)

/** Px that a page in a frame may be high: many times what any of ours is. */
const highest = 60_000

/** Tells how high the page in a frame is, now and whenever that changes: a part that is unfolded, a text that wraps. */
export function watchHeight(content: Element, tell: (height: number) => void): () => void {
  // The frame's own: an observer of this page is not asked by every browser when the other page is laid out.
  const { ResizeObserver: FramesObserver = ResizeObserver } = content.ownerDocument.defaultView ?? window
  const observer = new FramesObserver(() => tell(heightOf(content)))
  observer.observe(content)
  return () => observer.disconnect()
}

const heightOf = (content: Element): number =>
  Math.min(Math.ceil(content.getBoundingClientRect().height), highest)

/** The last page of the blog that loads by scrolling (content-4). */
const lastByScroll = 3

/** How the blog's list continues after the last loaded page: unlike product lists, the button stays from page 4 on. */
export function nextArticleStep(page: number, totalPages: number): 'end' | 'button' | 'scroll' {
  if (page >= totalPages) return 'end'
  return page < lastByScroll ? 'scroll' : 'button'
}

/**
 * Seconds for which a page is fresh (`maxAge`), and for which it may be shown after that while it is rendered again
 * (`swr`). What a change concerns is removed by its tags at once: these times are for changes of other processes that
 * did not hear of it.
 */
export const pageLifetimes = {
  /** Pages with prices and stock. */
  goods: { maxAge: 60, swr: 600 },
  /** Lists, of which filters make any number. */
  lists: { maxAge: 60, swr: 300 },
  /** Directories: categories, articles. */
  directories: { maxAge: 300, swr: 3_600 },
  /** Texts and files that change with a release. */
  texts: { maxAge: 3_600, swr: 86_400 }
} as const

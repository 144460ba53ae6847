import type { ReactNode, RefObject } from 'react'

type Props = {
  count: number
  /** The page that is there. Its places are elements of their own: none of the page before seems to move. */
  page: number
  /** What is watched for their coming into view. */
  first?: RefObject<HTMLLIElement | null>
  children: ReactNode
}

/** The places of the pages that come next, as many as they bring: what stands below does not move when they are filled. */
export const Places = ({ count, page, first, children }: Props) =>
  Array.from({ length: count }, (_, place) => (
    <li key={`${page}-${place}`} ref={place === 0 ? first : undefined} aria-hidden="true">
      {children}
    </li>
  ))

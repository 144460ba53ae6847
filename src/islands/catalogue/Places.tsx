import type { ReactNode, RefObject } from 'react'

type Props = {
  count: number
  /** The last loaded page, part of the keys: new placeholders are new elements, so none seems to move. */
  page: number
  /** Ref of the first placeholder, observed for coming into view. */
  first?: RefObject<HTMLLIElement | null>
  children: ReactNode
}

/** Placeholders for as many items as the next pages bring, so that filling them does not move the content below. */
export const Places = ({ count, page, first, children }: Props) =>
  Array.from({ length: count }, (_, place) => (
    <li key={`${page}-${place}`} ref={place === 0 ? first : undefined} aria-hidden="true">
      {children}
    </li>
  ))

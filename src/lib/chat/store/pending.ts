import { hasCard, type Subject } from './ready-card.ts'
import type { Content, Waiting } from './waiting.ts'

/** A message that is not sent yet. */
export type Pending = Subject & {
  clientId: string
  text: string
  photo?: Blob
  date: string
  /** 'waiting': the connection failed. */
  state: 'sending' | 'waiting'
  /** A reload loses it: the browser stores nothing (chat-30). */
  isUnstored: boolean
}

/** What returns to the input: the server rejected it, or it could not wait. */
export type Rejected = {
  clientId: string
  shopId: number
  text: string
  photo?: Blob
  subject?: Subject
  message: string
}

/** What returns to the input of a message. */
export const contentOf = ({
  text,
  photo,
  ...rest
}: Content): Pick<Rejected, 'text' | 'photo' | 'subject'> => {
  const subject = subjectOf(rest)
  return { text, ...(photo && { photo }), ...(hasCard(subject) && { subject }) }
}

const subjectOf = ({ product, transaction, withdrawal }: Subject): Subject => ({
  ...(product && { product }),
  ...(transaction && { transaction }),
  ...(withdrawal && { withdrawal })
})

/** What a message turns to a shop about. */
export const kindOf = ({ product, transaction }: Content) =>
  transaction ? 'order' : product ? 'product' : 'shop'

/** A waiting message as its thread shows it; `isFailing`: the last try for its shop failed. */
export const asPending = (
  { clientId, text, photo, date, isUnstored, ...rest }: Waiting,
  isFailing: boolean
): Pending => ({
  clientId,
  text,
  ...(photo && { photo }),
  ...subjectOf(rest),
  date,
  state: isFailing ? 'waiting' : 'sending',
  isUnstored: isUnstored === true
})

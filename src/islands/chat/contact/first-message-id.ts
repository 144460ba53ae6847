import { newKey } from '#lib/core/api/idempotency-key.ts'

/** First messages whose ids are remembered; the oldest go first. */
const maxIds = 20

const ids = new Map<string, string>()

/** The client id of a first message: the same for the same content until it succeeds, also in another dialog. */
export function firstMessageId(content: string): string {
  const id = ids.get(content) ?? newKey()
  ids.delete(content)
  ids.set(content, id)
  for (const oldest of [...ids.keys()].slice(0, -maxIds)) ids.delete(oldest)
  return id
}

/** It arrived: the same words again are another message. */
export const forgetFirstMessageId = (content: string): void => void ids.delete(content)

import type { Services } from '#server/core/platform/services.ts'
import type { RequestContext } from './context.ts'
import type { Answer, Handled } from './answer.ts'
import { decode, type Encoded, encodedBytes, hold } from './encoded.ts'
import { successBody } from './envelope.ts'

/** How an answer is shared that is the same for everybody who asks the same. */
export type Sharing<I, R> = {
  /** Seconds that an answer is kept, if nothing that it was made of changes before. */
  seconds: number
  /** What it was made of: a change names the same tags. */
  tags: (reply: R, input: I) => string[]
  /** False for an input whose answer is personal or counts something. */
  isShared?: (input: I, requestContext: RequestContext) => boolean
  /** False for an answer that is not kept. */
  isCached?: (reply: R, input: I) => boolean
  /** Hears of everybody who asks, also where a kept answer is given. */
  onRequest?: (input: I, requestContext: RequestContext, services: Services) => void
}

/**
 * The kept answer to this line and input, or a new one that is kept if it is not an error. Who asks while it is made waits
 * for it, and makes another where it was not kept: one begun before a change must not reach somebody who asks after it.
 */
export async function shareAnswer<I, R>(
  {
    endpoint,
    input,
    requestContext,
    services
  }: { endpoint: string; input: I; requestContext: RequestContext; services: Services },
  sharing: Sharing<I, R>,
  make: () => Promise<Handled<R>>
): Promise<Handled<R>> {
  sharing.onRequest?.(input, requestContext, services)
  if (sharing.isShared && !sharing.isShared(input, requestContext)) return make()
  const key = `${endpoint} ${JSON.stringify(input)}`
  const findCached = (): Handled<R> | undefined => {
    const cached = services.answers.peek(key)
    return cached && Date.now() < cached.freshUntil
      ? { ok: true, value: fromCached<R>(cached.value) }
      : undefined
  }
  services.answers.get(key)
  return services.oneAnswer.run(key, findCached, () => makeAndCache({ key, input, services }, sharing, make))
}

async function makeAndCache<I, R>(
  { key, input, services }: { key: string; input: I; services: Services },
  sharing: Sharing<I, R>,
  make: () => Promise<Handled<R>>
): Promise<Handled<R>> {
  const { put, end } = services.answers.begin()
  try {
    const result = await make()
    if (!result.ok || sharing.isCached?.(result.value.data, input) === false) return result
    const encoded = hold(JSON.stringify(successBody(result.value)))
    const freshUntil = Date.now() + sharing.seconds * 1000
    const tags = sharing.tags(result.value.data, input)
    put(key, { value: encoded, bytes: encodedBytes(encoded), tags, freshUntil })
    return { ok: true, value: { ...result.value, encoded } }
  } finally {
    end()
  }
}

/** A kept answer as a handler gives it. What goes out is as it was held; only a page reads what is in it. */
function fromCached<R>(encoded: Encoded): Answer<R> {
  let body: ReturnType<typeof successBody> | undefined
  const read = () => (body ??= JSON.parse(decode(encoded)) as ReturnType<typeof successBody>)
  return {
    encoded,
    get data() {
      return read().data as R
    },
    get message() {
      return read().message
    },
    get meta() {
      return read().meta ?? undefined
    }
  }
}

/** Header by which a page asks to be sent as it is made; it goes no further than the page store. */
const header = 'x-page-streamed'

/** Headers of a page that may be too large to be held in memory. */
export const streamed = { [header]: '1' }

export const isStreamed = (response: Response): boolean => response.headers.has(header)

/** Bytes up to which a streamed page is also collected, to be cached. Compressed it takes a tenth. */
const maxCollected = 8 * 1024 * 1024

/**
 * Sends a body on as it comes. `whenWhole` gets it where it came to its end and is small enough to be cached; `whenEnded` is called in
 * any case, once.
 */
export function passOn(
  body: ReadableStream<Uint8Array>,
  whenWhole: (bytes: ArrayBuffer) => void,
  whenEnded: () => void,
  max = maxCollected
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let parts: Uint8Array[] | undefined = []
  let size = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) {
            if (parts) whenWhole(new Uint8Array(Buffer.concat(parts)).buffer)
            whenEnded()
            controller.close()
            return
          }
          size += value.byteLength
          if (size > max) parts = undefined
          parts?.push(value)
          controller.enqueue(value)
        } catch (error) {
          parts = undefined
          whenEnded()
          controller.error(error)
        }
      },
      async cancel(reason) {
        parts = undefined
        whenEnded()
        await reader.cancel(reason)
      }
    },
    { highWaterMark: 0 }
  )
}

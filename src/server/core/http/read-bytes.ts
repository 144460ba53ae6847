import { GrowingBytes } from './growing-bytes.ts'

/**
 * All bytes of a body, or undefined as soon as there are more than `limit`: a header may lie about the length. The rest
 * is cancelled.
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limit: number
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new GrowingBytes()
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    if (bytes.size + chunk.length > limit) return undefined
    bytes.add(chunk)
  }
  return bytes.whole()
}

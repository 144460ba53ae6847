/**
 * All bytes of a body, or undefined as soon as there are more than `limit`: a header may lie about the length. The rest
 * is cancelled.
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limit: number
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** All bytes of a stream, or undefined as soon as there are too many: a header may lie about the length. */
export async function readBytes(
  stream: ReadableStream<Uint8Array> | [],
  limit: number
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Fields that a form may have, and parts where it brings files: more than any form of ours. */
const maxPairs = 2_000
const maxParts = 100
/** Bytes of what is said about one part: its name and its file's. */
const maxHeadLength = 2_048

/**
 * Reads a form; throws where it is none, or is larger than any form of ours. What it is made of is counted before it is
 * parsed: parsing takes ever longer with many fields, and nobody else is answered meanwhile.
 */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string
): Promise<Iterable<[string, FormDataEntryValue]>> {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isMultipart(type)) {
    if (countOf(body, '&') >= maxPairs) throw new Error('Too many fields')
    return new URLSearchParams(body.toString())
  }
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\\r\n]{1,70})"|([^\s;",]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary || !isModest(body, boundary)) throw new Error('No form')
  // Said again, so that the parser looks for the boundary that was counted.
  return new Response(bytes, {
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  }).formData()
}

export const isMultipart = (type: string): boolean => /^multipart\/form-data/i.test(type)

function countOf(body: Buffer, text: string): number {
  let count = 0
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length)) count += 1
  return count
}

/** Whether few parts follow each other, each with a short head. */
function isModest(body: Buffer, boundary: string): boolean {
  let parts = 0
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at)) {
    at += boundary.length
    parts += 1
    const head = body.subarray(at, at + maxHeadLength)
    const isLast = head.subarray(0, 2).toString() === '--'
    if (parts > maxParts || (!isLast && !head.includes('\r\n\r\n'))) return false
  }
  return true
}

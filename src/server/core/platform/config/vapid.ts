import { createECDH } from 'node:crypto'

/** Bytes of a point of P-256 and of a private key: what browsers subscribe with, and what pushes are signed with. */
const publicBytes = 65
const privateBytes = 32
/** First byte of a point that is written whole. */
const uncompressed = 4

type Keys = { VAPID_PUBLIC_KEY?: string | undefined; VAPID_PRIVATE_KEY?: string | undefined }

/** Problems of the keys of pushes: their lengths, and whether they are one pair. */
export function vapidProblems({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Keys): string[] {
  const open = decode(VAPID_PUBLIC_KEY)
  const closed = decode(VAPID_PRIVATE_KEY)
  const problems: string[] = []
  if (open && (open.length !== publicBytes || open[0] !== uncompressed)) {
    problems.push('VAPID_PUBLIC_KEY: a public key of npm run push:keys (87 characters)')
  }
  if (closed && closed.length !== privateBytes) {
    problems.push('VAPID_PRIVATE_KEY: a private key of npm run push:keys (43 characters)')
  }
  if (problems.length === 0 && open && closed && !isPair(open, closed)) {
    problems.push('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: no pair; npm run push:keys makes one')
  }
  return problems
}

/** Bytes of base64url text; none where it is something else. */
function decode(text: string | undefined): Buffer | undefined {
  if (!text) return undefined
  return Buffer.from(/^[\w-]+$/.test(text) ? text : '', 'base64url')
}

function isPair(open: Buffer, closed: Buffer): boolean {
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(closed)
    return curve.getPublicKey().equals(open)
  } catch {
    // Zero, or above the order of the curve.
    return false
  }
}

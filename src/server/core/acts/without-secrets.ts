/** Fields whose values open something. */
const secrets = new Set(['token', 'secret', 'password', 'pin', 'otp', 'code_hash'])
/** Fields that name a person by a contact: acts stay when an account is closed, so only its last three signs do. */
const contacts = new Set(['user', 'phone', 'email'])
/** Characters of a text, values of a list and fields of an object that are stored; the rest is cut. */
const maxText = 1_000
const maxValues = 200
const maxDepth = 5

/**
 * An input as it is stored for ten years: bounded, secrets as '…', contacts by their end, files by name and size. The names of fields stay, so that a
 * reader sees what was sent.
 */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > maxText ? `${value.slice(0, maxText)}…` : value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Blob)
    return { file: value instanceof File ? value.name.slice(0, 200) : '', bytes: value.size }
  if (typeof value !== 'object' || value === null) return value
  if (depth === maxDepth) return '…'
  if (Array.isArray(value)) return value.slice(0, maxValues).map(one => withoutSecrets(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxValues)
      .map(([name, inner]) => [name, storedAs(name, inner, depth)])
  )
}

function storedAs(name: string, value: unknown, depth: number): unknown {
  if (secrets.has(name) && value) return '…'
  // An id is no contact.
  if (contacts.has(name) && typeof value === 'string' && !/^\d{1,9}$/.test(value))
    return `…${value.slice(-3)}`
  return withoutSecrets(value, depth + 1)
}

/** Fields whose values open something. */
const secrets = new Set(['token', 'secret', 'password', 'pin', 'otp', 'code_hash'])
/** Characters of a text, values of a list and fields of an object that are stored; the rest is cut. */
const maxText = 1_000
const maxValues = 200
const maxDepth = 5

/**
 * An input as it is stored for ten years: bounded, secrets as '…', files by name and size. The names of fields stay, so that a
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
      .map(([name, inner]) => [name, secrets.has(name) && inner ? '…' : withoutSecrets(inner, depth + 1)])
  )
}

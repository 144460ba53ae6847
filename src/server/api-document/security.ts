import { photoWidths } from '#lib/format/photo.ts'
import { counterRoles, type Endpoint, mayCall } from '#lib/core/schema/endpoint.ts'

/** The authentication schemes of a request. */
export const securitySchemes = {
  timestamp: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Timestamp',
    description: 'Milliseconds since 1970, 13 digits; at most five minutes off'
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description: 'HMAC-SHA256 of X-Timestamp, in hex, with the signature_key of GET /client-config'
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'access',
    description: 'Set by signing in, for 15 minutes; POST /auth/refresh renews it with the cookie beside it'
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of an operator or of a shop; x-roles of a call names the roles that may make it'
  },
  console: {
    type: 'apiKey',
    in: 'cookie',
    name: 'console',
    description: "Set by POST /ops/session; changes must come from the site's own Origin"
  }
}

/** The roles that may make a call of the counter (D43). */
export const rolesOf = (endpoint: Endpoint): string[] => counterRoles.filter(role => mayCall(role, endpoint))

/** All schemes of one entry are required together. */
export const securityOf = ({ access, plain }: Endpoint): Record<string, string[]>[] =>
  access === 'ops'
    ? [{ operator: [] }, { console: [] }]
    : [{ ...(!plain && { timestamp: [], signature: [] }), ...(access === 'buyer' && { session: [] }) }]

/** The document's introduction, in Markdown. */
export const welcome = `The API of the storefront: what its pages and its islands call.

**Signature.** Every call except those of operators, and of realtime authorisers, carries X-Timestamp and
X-Signature. The key is public: GET /client-config answers it as \`signature_key\`. Where the clock is off, the error is \`stale_signature\`, and the answer's
Date header tells the right time.

**Session.** Signing in sets HttpOnly cookies; send them back. On a 401 call POST /api/v1/auth/refresh once and try again;
\`session_over\` means signing in anew. A change from a browser must come from the site's own Origin.

**Answers.** JSON in an envelope: \`success\`, \`status\` (the HTTP status again), \`message\`, \`data\` and \`meta\`, which is
null except for lists in pages. An error has \`error.code\`, a stable word, and \`error.fields\` where the input is wrong;
\`message\` is Indonesian and may say more than the text that stands here. An address with \`%00\`, or whose path has an escape
that is no UTF-8 (\`%ff\`, \`%E0%A4%A\`), is 400 \`bad_request\` and closes its connection. X-Server-Time is the market's time in milliseconds.

**Kinds.** Money is whole rupiah, weight grams, an instant ISO 8601 in UTC, a day of Jakarta's calendar YYYY-MM-DD. New
fields may be added to replies at any time.

**Pictures.** A public picture is told by its key, such as \`products/semen-1\`, and lies at \`/media/{key}-{width}.webp\` in the
widths ${photoWidths.join(', ')}; a client that accepts AVIF may get that there. What begins with '/' is an address already.

**Once.** Calls that charge need an Idempotency-Key; for 48 hours the same key with the same input gets the same answer.`

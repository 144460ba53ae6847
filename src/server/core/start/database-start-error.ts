type Fault = { code?: unknown; message?: unknown; address?: unknown; port?: unknown; hostname?: unknown }

const away = 'Start it, or correct DATABASE_URL.'

/** Codes of Node and postgres.js for a server that did not answer or closed the connection. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED'
])
const unknownHost = new Set(['ENOTFOUND', 'EAI_AGAIN'])

/** By SQLSTATE; PostgreSQL's message names the user, the database or the extension, never a password. */
const byState: Record<string, (message: string) => string> = {
  '28P01': said => `The database refused the password (${said}). Correct user and password in DATABASE_URL.`,
  '28000': said => `The database refused the user (${said}). Correct DATABASE_URL, or create the user.`,
  '3D000': said => `There is no such database (${said}). Create it with createdb, or correct DATABASE_URL.`,
  '42501': said =>
    `The database user lacks a right (${said}). Make it the owner of the database; pg_trgm and unaccent may be created by a superuser.`,
  '0A000': said =>
    `The database lacks something (${said}). Install PostgreSQL's contrib package on its machine.`,
  '58P01': said =>
    `The database lacks a file (${said}). Install PostgreSQL's contrib package on its machine.`,
  '53300': said =>
    `The database has no connection left (${said}). Lower DATABASE_POOL, or raise max_connections.`,
  '57P03': said => `The database is not ready (${said}). Start again when it is.`,
  '25006': said => `The database cannot be written (${said}). DATABASE_URL must name the primary server.`,
  '53100': said => `The disk of the database is full (${said}). Make room on it.`
}

/** OpenSSL's names for a certificate that it does not trust, as Node passes them on. */
const untrusted = /CERT|UNABLE_TO_/
const noTls = 'The database speaks no TLS. Switch it on there, or leave sslmode out of DATABASE_URL.'

/** Why the database prevents a start, and what to do; undefined for any other error. */
export function describeDatabaseError({ code, message, address, port, hostname }: Fault): string | undefined {
  const name = String(code)
  if (name === 'ECONNRESET' && String(message).includes('secure TLS connection')) return noTls
  if (name === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return "The database's certificate is of another host. Name in DATABASE_URL the host that it is of."
  }
  if (name === 'CERT_HAS_EXPIRED') return "The database's certificate has expired. Renew it there."
  if (untrusted.test(name)) {
    return `The database's certificate is not trusted (${name}). Name its authority's file in NODE_EXTRA_CA_CERTS, or write sslmode=require in DATABASE_URL to do without.`
  }
  if (unreachable.has(name)) {
    const place = address ? ` at ${String(address)}:${String(port)}` : ''
    return `The database${place} does not answer (${name}). ${away}`
  }
  if (unknownHost.has(name)) {
    return `The database's host ${String(hostname)} is not known (${name}). Correct DATABASE_URL.`
  }
  return byState[name]?.(String(message))
}

import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { DatabaseInUse } from '#server/core/db/pglite.ts'
import { ListenError } from '#server/core/start/listen.ts'
import { describeStartError, exitWithStartError } from '#server/core/start/start-error.ts'

const failing = (more: object) => Object.assign(new Error('as it was said'), more)
const listening = (code: string) => new ListenError({ host: 'shop.internal', port: 80 }, failing({ code }))
const here = { address: '127.0.0.1', port: 5432 }
const path = '/srv/baba'

/** The error of Node's tls for a server that closes. */
const noTls = Object.assign(
  new Error('Client network socket disconnected before secure TLS connection was established'),
  { code: 'ECONNRESET' }
)

const told: [string, unknown, string][] = [
  ['EADDRINUSE', listening('EADDRINUSE'), 'Port 80 is taken. Choose another one with PORT.'],
  ['EACCES of a port', listening('EACCES'), 'Port 80 may not be used by this user. Choose one above 1023'],
  ['EADDRNOTAVAIL', listening('EADDRNOTAVAIL'), 'This machine has no address shop.internal. Set HOST'],
  ['ENOTFOUND of HOST', listening('ENOTFOUND'), 'The name shop.internal leads to no address. Set HOST'],
  ['another one', listening('EMFILE'), 'cannot listen on HOST shop.internal, PORT 80: as it was said'],
  ['ECONNREFUSED', failing({ code: 'ECONNREFUSED', ...here }), 'at 127.0.0.1:5432 does not answer'],
  ['CONNECT_TIMEOUT', failing({ code: 'CONNECT_TIMEOUT', ...here }), 'does not answer (CONNECT_TIMEOUT)'],
  ['ECONNRESET', failing({ code: 'ECONNRESET' }), 'The database does not answer (ECONNRESET)'],
  ['TLS without any', noTls, 'The database speaks no TLS. Switch it on there'],
  [
    'a certificate of its own',
    failing({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    'certificate is not trusted'
  ],
  ['another host', failing({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }), 'certificate is of another host'],
  ['an old certificate', failing({ code: 'CERT_HAS_EXPIRED' }), 'certificate has expired. Renew it'],
  ['an authority of its own', failing({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }), 'NODE_EXTRA_CA_CERTS'],
  ['ENOTFOUND', failing({ code: 'ENOTFOUND', hostname: 'db' }), "The database's host db is not known"],
  ['28P01', failing({ code: '28P01' }), 'refused the password (as it was said). Correct user and password'],
  ['28000', failing({ code: '28000' }), 'refused the user (as it was said)'],
  ['3D000', failing({ code: '3D000' }), 'no such database (as it was said). Create it with createdb'],
  ['42501', failing({ code: '42501' }), 'lacks a right (as it was said)'],
  ['0A000', failing({ code: '0A000' }), 'contrib package'],
  ['58P01', failing({ code: '58P01' }), 'contrib package'],
  ['53300', failing({ code: '53300' }), 'Lower DATABASE_POOL'],
  ['57P03', failing({ code: '57P03' }), 'is not ready (as it was said)'],
  ['25006', failing({ code: '25006' }), 'must name the primary server'],
  ['53100', failing({ code: '53100' }), 'The disk of the database is full'],
  ['ENOSPC', failing({ code: 'ENOSPC', path }), 'The disk is full. Make room on it'],
  ['EDQUOT', failing({ code: 'EDQUOT', path }), 'The disk is full for this user'],
  ['EROFS', failing({ code: 'EROFS', path }), '/srv/baba is on a disk that takes no files'],
  ['EACCES', failing({ code: 'EACCES', path }), '/srv/baba may not be written by this user'],
  ['EPERM', failing({ code: 'EPERM', path }), '/srv/baba may not be written by this user'],
  ['ENOTDIR', failing({ code: 'ENOTDIR', path }), '/srv/baba is not in a folder that can be written'],
  ['EEXIST', failing({ code: 'EEXIST', path }), '/srv/baba is not in a folder that can be written'],
  ['ENOENT of mkdir', failing({ code: 'ENOENT', path, syscall: 'mkdir' }), '/srv/baba is not in a folder'],
  ['EISDIR', failing({ code: 'EISDIR', path }), '/srv/baba holds something else'],
  ['ENOTEMPTY', failing({ code: 'ENOTEMPTY', path }), '/srv/baba holds something else'],
  ['ENAMETOOLONG', failing({ code: 'ENAMETOOLONG', path }), 'too long'],
  ['a lock that is none', failing({ code: 'ERR_SQLITE_ERROR', errcode: 26 }), 'holds something else'],
  ['a lock on a full disk', failing({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), 'The disk is full'],
  ['a lock on a closed disk', failing({ code: 'ERR_SQLITE_ERROR', errcode: 1_032 }), 'takes no files'],
  ['a lock in a closed folder', failing({ code: 'ERR_SQLITE_ERROR', errcode: 14 }), 'may not be written'],
  ['PGlite on a full disk', { name: 'ErrnoError', errno: 51 }, 'The disk is full. Make room on it'],
  ['PGlite on a closed disk', { name: 'ErrnoError', errno: 69 }, 'takes no files'],
  ['a database in use', new DatabaseInUse('It is in use.'), 'It is in use.'],
  [
    'a site that is not built',
    failing({ code: 'ERR_MODULE_NOT_FOUND', url: 'file:///srv/baba/dist/server/entry.mjs' }),
    'The site is not built yet. Run npm run build'
  ],
  ['what stands behind it', new Error('x', { cause: failing({ code: '3D000' }) }), 'no such database']
]

describe('[core-197] an error that stops the start', () => {
  it.each(told)('is one sentence with instructions: %s', (_name, error, sentence) => {
    const described = describeStartError(error)
    expect(described).toContain(sentence)
    expect(described).not.toContain('\n')
  })

  it.each([
    undefined,
    'text',
    new Error('a bug'),
    failing({ code: 'ENOENT', path: '/srv/baba/glyphs.json', syscall: 'open' }),
    failing({ code: 'ERR_SQLITE_ERROR', errcode: 1 }),
    failing({ code: '23505' }),
    failing({ code: 'ERR_MODULE_NOT_FOUND', url: 'file:///srv/baba/other.ts' })
  ])('is not invented for an unknown error: %s', error => {
    expect(describeStartError(error)).toBeUndefined()
  })
})

describe('[core-197] an unknown error', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('ends the process with its stack and its statement, without the parameters', () => {
    const written: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void written.push(...said))
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended')
    })
    const cause = failing({ code: '23505', params: ['siti@shop.example'], detail: 'Key (siti@shop.example)' })
    const error = new DrizzleQueryError('insert into users', ['siti@shop.example'], cause)
    expect(() => exitWithStartError(error)).toThrow('ended')
    expect(exit).toHaveBeenCalledWith(1)
    expect(written.join('\n')).toMatch(
      /^Error: Failed query\n +at [^]*\nStatement: insert into users\nCaused by Error 23505: as it was said$/
    )
    expect(written.join('\n')).not.toContain('siti@')
  })
})

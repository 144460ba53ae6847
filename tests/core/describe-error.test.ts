import { spawnSync } from 'node:child_process'

import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'

import { describeError, errorText } from '#server/core/platform/describe-error.ts'

const mail = 'sari@contoh.id'
/** The errors of the embedded database and postgres.js for a duplicate email, with all their properties. */
const answers = {
  PGlite: Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (email)=(${mail}) already exists.`,
    constraint: 'users_email',
    query: `insert … '${mail}'`,
    params: [mail]
  }),
  'postgres.js': Object.assign(new Error(`invalid input syntax for type integer: "${mail}"`), {
    severity: 'ERROR',
    code: '22P02',
    where: `unnamed portal parameter $1 = '${mail}'`,
    constraint_name: 'users_email',
    parameters: [mail],
    args: [mail]
  })
}

describe('[core-220] an error is logged without personal data', () => {
  it.each(Object.entries(answers))('of a statement that %s rejected', (_, cause) => {
    const error = new DrizzleQueryError('insert into "users" ("email") values ($1)', [mail], cause)
    const lines: string[] = []
    const log = pino({ serializers: { error: describeError } }, { write: line => void lines.push(line) })
    log.error({ error }, 'request failed')
    const told = `${errorText(error)}\n${lines.join('')}\n${errorText(cause)}\n${JSON.stringify(describeError(cause))}`
    expect(told).not.toContain('sari')
    expect(told).toContain('insert into \\"users\\"')
    expect(errorText(error)).toContain('insert into "users"')
    expect(errorText(error)).toContain(`Caused by Error ${cause.code}`)
  })

  it('that is uncaught and ends the process with 1', () => {
    const script = `
      import { DrizzleQueryError } from 'drizzle-orm'
      import { printFatalErrors } from '#server/core/platform/describe-error.ts'
      printFatalErrors()
      await Promise.reject(new DrizzleQueryError('select 1', ['${mail}'], new Error('broken')))`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8'
    })
    expect([status, stderr.includes('sari'), stderr.includes('select 1')]).toEqual([1, false, true])
  })

  it('in every program that opens the database', async () => {
    const { readFileSync } = await import('node:fs')
    const programs = [
      'src/server/main.ts',
      'demo/run.ts',
      'scripts/backup.ts',
      'scripts/restore.ts',
      'scripts/sql.ts'
    ]
    const bare = programs.filter(file => !/^printFatalErrors\(\)$/m.test(readFileSync(file, 'utf8')))
    expect(bare).toEqual([])
  })
})

it('a cyclic cause ends', () => {
  const error = new Error('loop')
  error.cause = error
  expect(errorText(error).split('\n').length).toBeGreaterThan(1)
})

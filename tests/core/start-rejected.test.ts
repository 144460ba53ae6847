import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { scaled } from '../support/machine-pace.ts'
import { bareEnvironment, nodeFlags } from '../support/own-process.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

// The real commands, as an operator starts them: none of these starts reaches the built site.

const scratch = scratchFolder('start')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const timeout = scaled(60_000)

/** Runs a command until it ends: its exit code and output. */
async function run(script: string, environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [...nodeFlags, script, ...args], {
    env: {
      ...bareEnvironment(),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(scratch, 'none'),
      ...environment
    },
    // One that did not end would outlive the test.
    timeout: timeout
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (written += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, written }
}

const stack = /^\s+at .+:\d+/m
const server = 'src/server/main.ts'
/** Ends sooner: it loads the server after the site is built. */
const starter = 'scripts/start.ts'

describe('a start', () => {
  it.each([
    [server, []],
    [starter, []],
    ['demo/run.ts', []],
    ['scripts/sql.ts', ['select 1']]
  ])(
    '[core-195] of %s with invalid settings lists them all and ends with 1',
    async (script, args) => {
      const wrong = { PORT: 'abc', DEMO: 'yes', REDIS_URL: 'localhost', APP_SECRET: 'short', SMS_TOKEN: 'x' }
      const { code, written } = await run(script, wrong, ...args)
      expect(code).toBe(1)
      expect(written).not.toMatch(stack)
      expect(written.trim().split('\n')).toEqual([
        expect.stringMatching(/^The settings cannot be used/),
        '  PORT: a whole number from 0 to 65,535, not "abc"',
        expect.stringMatching(/^ {2}REDIS_URL: an address such as redis:/),
        '  APP_SECRET: at least 32 characters from a generator',
        '  DEMO: on or off (also 1, 0, true, false), not "yes"',
        expect.stringMatching(/^ {2}SMS_URL: missing/)
      ])
    },
    timeout
  )

  it.each([server, starter])(
    '[core-196] of %s on a used port says so before it fills a market or builds a site',
    async script => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const DATA_DIR = join(scratch, `taken-${port}`)
      const { code, written } = await run(script, { PORT: String(port), DATA_DIR })
      other.close()
      expect([code, written.trim()]).toEqual([1, `Port ${port} is taken. Choose another one with PORT.`])
      expect(existsSync(join(DATA_DIR, 'database'))).toBe(false)
    },
    timeout
  )

  it(
    "[core-196] on another machine's address says so",
    async () => {
      const { code, written } = await run(starter, { HOST: '192.0.2.1' })
      expect([code, written.trim()]).toEqual([
        1,
        'This machine has no address 192.0.2.1. Set HOST to localhost, 0.0.0.0 or an address of its own.'
      ])
    },
    timeout
  )

  it(
    '[core-197] in a folder that cannot be created says so',
    async () => {
      const file = join(scratch, 'a-file')
      writeFileSync(file, '')
      const { code, written } = await run(starter, { DATA_DIR: join(file, 'data') })
      expect(code).toBe(1)
      expect(written.trim()).toMatch(
        /^\/.+ is not in a folder that can be written\. Choose another DATA_DIR\.$/
      )
    },
    timeout
  )

  it(
    '[core-197] with a database that does not answer says so',
    async () => {
      const gone = createServer().listen(0, '127.0.0.1')
      await once(gone, 'listening')
      const { port } = gone.address() as AddressInfo
      gone.close()
      await once(gone, 'close')
      const { code, written } = await run(server, {
        DATABASE_URL: `postgres://baba:S3CRET@127.0.0.1:${port}/baba`,
        SITE_URL: 'http://localhost',
        APP_SECRET: 'a-test-secret-of-more-than-32-characters',
        PUBLIC_API_SIGNATURE_KEY: 'test-signature-key'
      })
      expect([code, written.trim()]).toEqual([
        1,
        `The database at 127.0.0.1:${port} does not answer (ECONNREFUSED). Start it, or correct DATABASE_URL.`
      ])
    },
    timeout
  )
})

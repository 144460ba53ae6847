import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { projectRoot } from '#server/core/platform/project-paths.ts'

/** What only the server's code says. */
const serverWords = ['drizzle-orm', '@node-rs/argon2', 'createHmac', 'appSecret', 'from "node:']

/** Everything that a build put into a folder, as one text. */
function textOf(folder: string): string {
  return readdirSync(join(projectRoot, 'dist', folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.m?js$/.test(entry.name))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

test('the scripts that browsers get hold nothing of the server', { tag: '@desktop' }, () => {
  const [client, server] = [textOf('client'), textOf('server')]
  expect(serverWords.filter(word => !server.includes(word))).toEqual([])
  expect(serverWords.filter(word => client.includes(word))).toEqual([])
})

test(
  'pages and answers go out compressed, and caches are told so',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const path of ['/', '/search?keyword=semen', '/api/v1/openapi.json']) {
      const headers = (await request.get(path, { headers: { 'accept-encoding': 'gzip' } })).headers()
      expect([path, headers['content-encoding'], headers['vary']]).toEqual([
        path,
        'gzip',
        expect.stringMatching(/accept-encoding/i)
      ])
    }
  }
)

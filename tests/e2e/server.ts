import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The built marketplace on a copy of the journeys' demo (template.ts).

const template = process.env['JOURNEYS_TEMPLATE']
if (!template) throw new Error('The journeys start this, with JOURNEYS_TEMPLATE: npm run test:e2e')
const dataDir = mkdtempSync(join(tmpdir(), 'baba-journeys-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
cpSync(template, dataDir, { recursive: true })
Object.assign(process.env, {
  HOST: 'localhost',
  DATA_DIR: dataDir,
  ARTICLES_DIR: join(dataDir, 'articles'),
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  OPS_TOKEN: 'journey-ops-token',
  DEMO: 'on'
})
await import('#server/main.ts')

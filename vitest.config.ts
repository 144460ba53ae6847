import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { browserFlags, presentBrowser } from './tests/support/chromium.ts'
import {
  embeddedOnly,
  engineProofs,
  engineTests,
  longOnly,
  postgresOnly
} from './tests/support/engine-tests.ts'
import { retries } from './tests/support/flaky-tests.ts'
import { scaled } from './tests/support/machine-pace.ts'
import { isLong } from './tests/support/long.ts'
import { leftOut } from './tests/support/slow-tests.ts'
import { provide, setupFiles, timeouts, withDatabase, withoutDatabase } from './tests/support/projects.ts'

const isOnPostgres = Boolean(process.env['TEST_POSTGRES_URL'])
const exclude = isOnPostgres ? embeddedOnly : postgresOnly

/** The environment of a run without PostgreSQL and Redis. */
const embedded = { TEST_POSTGRES_URL: '', TEST_REDIS_URL: '' }

/** Packages that islands load. */
const browserPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@nanostores/persistent',
  '@nanostores/query',
  '@nanostores/react',
  'nanostores',
  'lucide-react',
  'virtua',
  'zod/mini',
  'date-fns/addDays',
  'date-fns/addHours',
  'date-fns/differenceInHours',
  'date-fns/differenceInMinutes',
  'date-fns/format',
  'date-fns/lightFormat',
  '@date-fns/tz',
  '@tanstack/react-table',
  'chart.js',
  'downshift',
  'input-otp',
  'maplibre-gl',
  'pusher-js',
  'react-day-picker',
  'react-day-picker/locale/id',
  'react-easy-crop',
  '@noble/hashes/hmac.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'axe-core',
  'vitest-browser-react'
]

/** Proofs of pages need the built site too. */
const withSite = {
  ...withDatabase,
  globalSetup: [...withDatabase.globalSetup, 'tests/support/built-site.ts']
}

export default defineConfig({
  test: {
    // One more than cores: a third of a test of the API is waiting for PostgreSQL.
    maxWorkers: 3,
    fsModuleCache: true,
    // As long as elements are waited for: a second is little on two busy cores.
    expect: { poll: { timeout: scaled(10_000) } },
    retry: retries,
    reporters: ['default', './tests/support/flaky-reporter.ts', './tests/support/whole-run-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/**/*.{api,browser}.test.{ts,tsx}',
            'tests/proof/**',
            'tests/site/**',
            ...leftOut()
          ],
          isolate: false,
          ...withoutDatabase
        }
      },
      // Islands by themselves in a browser, with an API that the test answers: what a form says, takes and rejects.
      {
        plugins: [tailwindcss()],
        // Found late, a package would reload the page in the middle of a test.
        optimizeDeps: { include: browserPackages },
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.tsx'],
          setupFiles: ['tests/support/browser-page.ts', 'tests/support/long-waits.ts'],
          ...timeouts,
          provide,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: presentBrowser(), args: browserFlags },
              contextOptions: { locale: 'id-ID', timezoneId: 'Asia/Jakarta', hasTouch: true }
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 360, height: 740 },
            screenshotFailures: false
          }
        }
      },
      // The built site, read without a browser: in `npm test`, because `npm run verify` builds nothing.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
          setupFiles,
          globalSetup: ['tests/support/built-site.ts', 'tests/site/start-site.ts'],
          ...timeouts,
          provide
        }
      },
      // On PostgreSQL where TEST_POSTGRES_URL is set, on the embedded database elsewhere.
      {
        test: {
          name: 'api',
          include: ['tests/**/*.api.test.ts'],
          exclude: [...exclude, ...leftOut()],
          isolate: false,
          ...withDatabase
        }
      },
      // Kills, crowds and second processes: minutes, therefore in `npm test` and not in `npm run verify`.
      {
        test: {
          name: 'proof',
          include: ['tests/proof/**/*.test.ts'],
          exclude: isLong ? exclude : [...exclude, ...longOnly],
          ...withSite
        }
      },
      // What the engine decides, on the embedded database beside a run on PostgreSQL.
      { test: { name: 'engine', include: engineTests, env: embedded, isolate: false, ...withDatabase } },
      { test: { name: 'engine-proof', include: engineProofs, env: embedded, ...withSite } }
    ]
  }
})

import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

import { scaled } from './tests/support/machine-pace.ts'
import { browserFlags, lightBrowser } from './tests/support/chromium.ts'
import { retries } from './tests/support/flaky-tests.ts'
import { isLong } from './tests/support/long.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/template.ts',
  timeout: scaled(90_000),
  expect: { timeout: scaled(10_000) },
  retries,
  // Each has a marketplace of its own (tests/e2e/marketplace.ts). One leaves half of two cores idle: it waits for pauses,
  // messages and answers.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list'], ['./tests/e2e/flaky-reporter.ts']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A worker hides what a page asks for from a journey that answers in the server's place; offline.spec.ts is its own.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Motion costs a processor that draws it seconds; what is walked with it says so (fixtures.ts: movingOnPhones).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: lightBrowser(), args: browserFlags }
  },
  projects: [
    // What a tag gives to one screen does not differ on the other. `@long` and, on the desktop, `@phone-first` are left to
    // `npm run test:long -- journeys`.
    {
      name: 'phone',
      grepInvert: isLong ? /@desktop/ : /@desktop|@long/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
    },
    {
      name: 'desktop',
      grepInvert: isLong ? /@phone(?!-first)/ : /@phone|@long/,
      use: { viewport: { width: 1280, height: 800 } }
    }
  ]
})

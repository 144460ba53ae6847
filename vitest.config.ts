import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/{domain,api,islands}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/template.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2
  }
})

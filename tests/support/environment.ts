export const opsToken = 'test-operators-token'

/** The configuration of tests: quiet, without traffic limits, and with known secrets. */
export function testEnvironment(dataDir: string, databaseUrl?: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'error',
    RATE_LIMITS: 'off',
    APP_SECRET: 'a-test-secret-of-more-than-32-characters',
    PUBLIC_API_SIGNATURE_KEY: 'test-signature-key',
    OPS_TOKEN: opsToken,
    DEMO: 'on',
    // Crowds on a busy machine wait longer than a browser would.
    ANSWER_TIMEOUT_MS: '60000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SITE_URL: 'http://localhost' })
  }
}

/**
 * Unit and API tests that take seconds each: other processes, silent services, pictures, seeds, migrations, all
 * regular expressions, 83,762 villages. `npm run verify` leaves them out (QUICK=1), `npm test` runs them in a
 * separate step.
 */
export const slowTests = [
  'api-document/generated-client',
  'core/adapters/bus.api',
  'core/adapters/realtime',
  'core/adapters/storage',
  'core/adapters/storage-s3',
  'core/avif.api',
  'core/database-away.api',
  'core/worker-database.api',
  'core/migration.api',
  'core/patterns',
  'core/photo-formats.api',
  'core/start-rejected',
  'core/unavailable.api',
  'core/vacuum.api',
  'core/wasm-compiler',
  'demo/seed-cut.api',
  'import/seed-folder.api',
  'reference/apply.api',
  'reference/regions'
].map(name => `tests/${name}.test.ts`)

/** The tests that a run of the unit and API tests leaves out. */
export const leftOut = (): string[] => (process.env['QUICK'] === '1' ? slowTests : [])

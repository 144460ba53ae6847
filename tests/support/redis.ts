/** The Redis for tests that need one. */
export const redisUrl = process.env['TEST_REDIS_URL']

if (!redisUrl) process.stdout.write('No TEST_REDIS_URL: what runs on Redis is left out of these tests.\n')

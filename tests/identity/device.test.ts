import { describe, expect, it } from 'vitest'

import { deviceName } from '#server/identity/device.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 14; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome di Android'
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome di Windows'
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari di Apple iPhone'
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox di Linux'],
    ['', 'Perangkat tidak dikenal'],
    ['curious', 'Perangkat tidak dikenal']
  ])('[identity-30] with %j is named %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it('[identity-30] has a name of 80 characters at most', () => {
    const name = deviceName(
      `Mozilla/5.0 (Linux; Android 14; ${'Ponsel '.repeat(60)}) ${webKit} Chrome/140.0.0.0`
    )
    expect(name.length).toBeLessThanOrEqual(80)
    expect(deviceName(`${'x'.repeat(300)}/1.0 (compatible; bot)`).length).toBeLessThanOrEqual(80)
  })

  it('is named fast even if its name is long', () => {
    expect(deviceName('Chrome/1 ('.repeat(100_000))).toMatch(/./)
  })
})

import { expect, test } from 'vitest'

import { readConfig } from '#server/core/platform/config.ts'

import { testEnvironment } from '../support/environment.ts'

const settings = {
  S3_ENDPOINT: 'https://s3.ap-southeast-3.amazonaws.com/',
  S3_REGION: 'ap-southeast-3',
  S3_BUCKET: 'baba',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret'
}
const names = Object.keys(settings) as (keyof typeof settings)[]
const s3Of = (environment: Record<string, string>) =>
  readConfig({ ...testEnvironment('/proc/nowhere'), ...environment }).s3

test('[core-40] a bucket requires all of its settings; a start without some of them names them', () => {
  expect(s3Of({})).toBeUndefined()
  expect(s3Of(settings)).toMatchObject({
    endpoint: 'https://s3.ap-southeast-3.amazonaws.com',
    bucket: 'baba'
  })
  for (const name of names) {
    expect(() => s3Of({ ...settings, [name]: '' })).toThrow(`  ${name}: missing; a bucket (S3) needs all`)
  }
  expect(() => s3Of({ S3_BUCKET: 'baba', S3_REGION: 'x' })).toThrow(
    '  S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: missing; a bucket (S3) needs all'
  )
  expect(() => s3Of({ ...settings, S3_ENDPOINT: 'ftp://x' })).toThrow(/S3_ENDPOINT/)
})

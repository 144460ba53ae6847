import { expect, type Page } from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

/** A call from the signed-in browser; with data a POST, with a key an Idempotency-Key. */
export async function send<T>(page: Page, path: string, data?: object, key?: string): Promise<T> {
  const headers = {
    ...signatureHeaders(developmentSignatureKey, Date.now()),
    ...(key && { 'idempotency-key': key })
  }
  const { request } = page.context()
  const answer = await (data
    ? request.post(`/api/v1${path}`, { data, headers })
    : request.get(`/api/v1${path}`, { headers }))
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

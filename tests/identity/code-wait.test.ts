import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { CodeError } from '#islands/identity/CodeError.tsx'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { resendAtOf, waitingFrom, waitText } from '#lib/identity/code-wait.ts'

const waits = (retry_after: unknown, code = 'otp_wait'): ApiError => ({
  code,
  status: 429,
  message: 'Tunggu 45 detik',
  details: { retry_after }
})

afterEach(() => vi.useRealTimers())

describe('[identity-63, identity-155] a wait for the next code', () => {
  it('is shown in seconds, as a lock after one was sent again, and in minutes once the quota is used up', () => {
    expect(waitText(29, false)).toBe('Kirim ulang dalam 29 detik')
    expect(waitText(29, true)).toBe('Tunggu 29 detik')
    expect(waitText(120, false)).toBe('Kirim ulang dalam 120 detik')
    expect(waitText(121, true)).toBe('Terlalu banyak kode diminta. Coba lagi dalam 3 menit')
  })

  it("takes its end only from the error's seconds", () => {
    expect(resendAtOf(waitingFrom(waits(45), 1000))).toBe(46_000)
    for (const other of [waits(0), waits('x'), waits(undefined), waits(45, 'pin_locked')]) {
      expect(waitingFrom(other, 1000)).toBe(other)
    }
    expect(resendAtOf(waits(45))).toBeUndefined()
    expect(resendAtOf(undefined)).toBeUndefined()
  })

  it('is announced once and counts visibly; any other error is announced as it is shown', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const html = (error: ApiError | undefined) => renderToStaticMarkup(createElement(CodeError, { error }))
    const waiting = waitingFrom(waits(45), Date.now())
    expect(html(waiting)).toMatch(
      /<span class="sr-only">Tunggu 45 detik<\/span><span aria-hidden="true"><span class="tabular">Kirim ulang dalam 45 detik/
    )
    vi.setSystemTime(Date.now() + 46_000)
    expect(html(waiting)).toMatch(/>Kode baru sudah bisa diminta.<\/p>$/)
    expect(html(waiting)).not.toContain('Tunggu')
    expect(html(waits(45, 'pin_locked'))).toMatch(/>Tunggu 45 detik<\/p>$/)
    expect(html(undefined)).toMatch(/><\/p>$/)
  })
})

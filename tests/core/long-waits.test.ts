import { expect, it, vi } from 'vitest'

it('what a test waits for may come after the twenty looks that the library takes in its second', async () => {
  let looks = 0
  await vi.waitFor(() => {
    looks += 1
    expect(looks).toBeGreaterThan(25)
  })
})

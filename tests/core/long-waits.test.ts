import { expect, it, vi } from 'vitest'

it("a condition may become true after the library's twenty checks in its second", async () => {
  let looks = 0
  await vi.waitFor(() => {
    looks += 1
    expect(looks).toBeGreaterThan(25)
  })
})

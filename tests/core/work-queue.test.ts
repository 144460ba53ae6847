import { expect, it } from 'vitest'

import { ApiException } from '#server/core/api-exception.ts'
import { type Owner, workQueue } from '#server/core/concurrency/work-queue.ts'

/** A queue, the names of the jobs that began in it, and how to end them. */
function openQueue(bounds: Parameters<typeof workQueue>[0]) {
  const enqueue = workQueue(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, owners: readonly Owner[] = [], fail = false) =>
    enqueue(async () => {
      begun.push(name)
      await new Promise<void>(end => ends.set(name, end))
      if (fail) throw new Error('unreadable')
      return name
    }, owners)
  const end = async (name: string) => {
    ends.get(name)!()
    await new Promise(setImmediate)
  }
  return { add, begun, end }
}

const person = (name: string, maxWaiting = 1): Owner => ({ name, atOnce: 1, maxWaiting })

it('[core-9] runs as many jobs as it may, and the waiting ones in their order', async () => {
  const { add, begun, end } = openQueue({ atOnce: 2, maxWaiting: 2 })
  const all = ['1', '2', '3', '4'].map(name => add(name))
  expect(begun).toEqual(['1', '2'])
  await end('2')
  expect(begun).toEqual(['1', '2', '3'])
  await end('1')
  expect(begun).toEqual(['1', '2', '3', '4'])
  await end('3')
  await end('4')
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4'])
})

it('[core-9] rejects as busy what finds no place to wait, and says when to retry', async () => {
  const { add, end } = openQueue({ atOnce: 1, maxWaiting: 1, retrySeconds: 5 })
  const taken = [add('1'), add('2')]
  const rejected = add('3')
  await expect(rejected).rejects.toThrow(ApiException)
  await expect(rejected).rejects.toMatchObject({ error: { code: 'busy', details: { retry_after: 5 } } })
  await end('1')
  taken.push(add('4'))
  await end('2')
  await end('4')
  expect(await Promise.all(taken)).toEqual(['1', '2', '4'])
})

it('names no time to retry where none was given', async () => {
  const { add, end } = openQueue({ atOnce: 1, maxWaiting: 0 })
  const first = add('1')
  const error = await add('2').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ error: { code: 'busy' } })
  expect((error as ApiException).error).not.toHaveProperty('details')
  await end('1')
  await first
})

it('[core-100] lets owners take turns: who has one in work waits behind the others', async () => {
  const { add, begun, end } = openQueue({ atOnce: 1, maxWaiting: 6 })
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
  const all = names.map(name => add(name, [person(name.charAt(0), 2)]))
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    expect(begun.at(-1)).toBe(name)
    await end(name)
  }
  expect(await Promise.all(all)).toEqual(names)
})

it('[core-100] gives one owner no more than its own places: others are still taken', async () => {
  const { add, begun, end } = openQueue({ atOnce: 1, maxWaiting: 3 })
  const taken = [add('a1', [person('a')]), add('a2', [person('a')])]
  await expect(add('a3', [person('a')])).rejects.toThrow(ApiException)
  taken.push(add('b1', [person('b')]), add('c1', [person('c')]))
  await expect(add('d1', [person('d')])).rejects.toThrow(ApiException)
  for (const name of ['a1', 'b1', 'c1', 'a2']) {
    expect(begun.at(-1)).toBe(name)
    await end(name)
  }
  expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'b1', 'c1'])
})

it('[notification-20] keeps the places of the whole free of jobs that wait for their own owners', async () => {
  const { add, begun, end } = openQueue({ atOnce: 2, maxWaiting: 9 })
  const host: Owner = { name: 'slow', atOnce: 1, maxWaiting: 9 }
  const all = [
    add('a1', [person('a'), host]),
    add('a2', [person('a'), host]),
    add('b1', [person('b'), host]),
    add('b2', [person('b')])
  ]
  expect(begun).toEqual(['a1'])
  all.push(add('c1', [person('c'), { name: 'quick', atOnce: 1, maxWaiting: 0 }]))
  expect(begun).toEqual(['a1', 'c1'])
  for (const name of ['a1', 'b1', 'a2', 'b2', 'c1']) {
    expect(begun).toContain(name)
    await end(name)
  }
  await Promise.all(all)
})

it('[core-100] lets the next one in after a failure, and at once where it ran empty', async () => {
  const { add, begun, end } = openQueue({ atOnce: 1, maxWaiting: 1 })
  const failing = add('a1', [person('a', 0)], true)
  const next = add('b1', [person('b', 0)])
  await Promise.all([expect(failing).rejects.toThrow('unreadable'), end('a1')])
  await end('b1')
  expect(await next).toBe('b1')
  const last = add('a2', [person('a', 0)])
  expect(begun.at(-1)).toBe('a2')
  await end('a2')
  expect(await last).toBe('a2')
})

it('forgets an owner without jobs: other bounds hold the next time', async () => {
  const { add, begun, end } = openQueue({ atOnce: 9, maxWaiting: 0 })
  const first = add('a1', [person('a')])
  await end('a1')
  await first
  const owner: Owner = { name: 'a', atOnce: 2, maxWaiting: 0 }
  const next = ['a2', 'a3'].map(name => add(name, [owner]))
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  await end('a2')
  await end('a3')
  await Promise.all(next)
})

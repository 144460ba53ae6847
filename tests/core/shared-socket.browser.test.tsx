import { expect, it, onTestFinished, vi } from 'vitest'

import { inTurn } from '#lib/core/browser/in-turn.ts'
import { SharedSocket } from '#lib/core/browser/shared-socket.ts'
import { findLocks, TabElection } from '#lib/core/browser/tab-election.ts'
import type { ConnectionEvents } from '#lib/core/browser/tab-messages.ts'

/** The browser's own locks and channels; two of them in one page behave as two tabs. */
function tab(name: string, connections: { name: string; events: ConnectionEvents; channels: string[] }[]) {
  const socket = new SharedSocket('live-test', {
    connect: async events => {
      const channels: string[] = []
      connections.push({ name, events, channels })
      return { join: channel => void channels.push(channel), leave: () => undefined, close: () => undefined }
    },
    locks: findLocks(),
    openTabChannel: () => new BroadcastChannel('live-test'),
    ended: () => undefined
  })
  onTestFinished(() => socket.stop())
  const received = vi.fn()
  socket.join(name, { opened: () => received('opened'), closed: () => received('closed'), received })
  return { socket, received }
}

it('[chat-31, chat-32] tabs share a socket through real locks and channels, and one follows the other', async () => {
  const connections: Parameters<typeof tab>[1] = []
  const first = tab('first', connections)
  first.socket.start()
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  const second = tab('second', connections)
  second.socket.start()
  await vi.waitFor(() => expect(connections[0]!.channels).toEqual(['first', 'second']))
  connections[0]!.events.opened('second')
  connections[0]!.events.received('second', 'counters', { cart: 1 })
  await vi.waitFor(() => expect(second.received.mock.calls).toEqual([['opened'], ['counters', { cart: 1 }]]))
  expect(first.received).not.toHaveBeenCalled()
  first.socket.stop()
  await vi.waitFor(() => expect(connections.map(({ name }) => name)).toEqual(['first', 'second']))
  expect(second.received).toHaveBeenLastCalledWith('closed')
})

it('[chat-32] a lock that is taken over makes the former leader wait again', async () => {
  const log: string[] = []
  const candidate = (name: string) => {
    const election = new TabElection('election-test', findLocks()!, {
      won: () => void log.push(`${name} won`),
      lost: () => void log.push(`${name} lost`)
    })
    onTestFinished(() => election.resign())
    return election
  }
  const [first, second] = [candidate('first'), candidate('second')]
  first.stand()
  await vi.waitFor(() => expect(log).toEqual(['first won']))
  second.stand(true)
  await vi.waitFor(() => expect(log).toHaveLength(3))
  expect(log.slice(1).toSorted()).toEqual(['first lost', 'second won'])
  second.resign()
  await vi.waitFor(() => expect(log.at(-1)).toBe('first won'))
})

it('[chat-21] work of one name runs one at a time by real locks', async () => {
  const log: string[] = []
  let end: () => void = () => undefined
  const long = inTurn('turn-test', async () => {
    log.push('first')
    await new Promise<void>(resolve => (end = resolve))
    log.push('first ended')
  })
  const short = inTurn('turn-test', async () => void log.push('second'))
  await vi.waitFor(() => expect(log).toEqual(['first']))
  end()
  await Promise.all([long, short])
  expect(log).toEqual(['first', 'first ended', 'second'])
})

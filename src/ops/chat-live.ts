import { connectSocket } from '#lib/core/browser/realtime.ts'
import { refetchWhileSeen } from '#lib/core/browser/refetch.ts'
import type { Connection } from '#lib/core/browser/tab-messages.ts'
import type { ReadMark, SentMessage } from '#lib/chat/message-shapes.ts'

import { loadChats, refreshChats } from './chat-store.ts'
import { $thread, hearMessage, hearRead } from './chat-thread.ts'
import { refreshHead, refreshThread } from './chat-thread-store.ts'
import { $caller } from './console-store.ts'

/** Milliseconds after which a channel that is not open is replaced by a request. */
const pollMs = 15_000

const threadChannel = (id: number) => `private-conversation.${id}`

/**
 * Keeps list and open thread current: by the socket, and every 15 seconds by requests where a channel is not open
 * (ops-45). Returns the function that stops it.
 */
export function watchChats(): () => void {
  // The channel of the marketplace tells operators of all conversations.
  const listChannel = `private-shop.${$caller.get()?.shop?.id ?? 0}`
  const open = new Set<string>()
  let socket: Connection | undefined
  let isOver = false
  let isConnecting = false
  let joined: string | undefined

  const opened = (channel: string) => {
    open.add(channel)
    // What came before was missed.
    if (channel === listChannel) refreshChats()
    else void refreshThread()
  }
  const received = (channel: string, event: string, data: unknown) => {
    const { id } = $thread.get()?.chat ?? {}
    if (event === 'conversation') {
      refreshChats()
      // The answer has block and report too, of which no event tells.
      if (id === (data as { id: number }).id) void refreshHead(id)
    } else if (channel === joined && event === 'message.created') hearMessage(data as SentMessage)
    else if (channel === joined && event === 'message.read') hearRead(data as ReadMark)
  }
  const followThread = () => {
    const id = $thread.get()?.chat.id
    const channel = id === undefined ? undefined : threadChannel(id)
    if (!socket || channel === joined) return
    if (joined) {
      socket.leave(joined)
      open.delete(joined)
    }
    joined = channel
    if (channel) socket.join(channel)
  }
  const connect = async () => {
    if (socket || isConnecting) return
    isConnecting = true
    const opening = await connectSocket({ opened, received, broken: () => open.clear() }, 'ops').catch(
      () => undefined
    )
    isConnecting = false
    if (isOver) return opening?.close()
    socket = opening
    socket?.join(listChannel)
    followThread()
  }
  const poll = () => {
    const missing = [listChannel, ...(joined ? [joined] : [])].filter(channel => !open.has(channel))
    for (const channel of missing) socket?.join(channel)
    if (missing.includes(listChannel)) refreshChats()
    if (!joined || missing.includes(joined)) void refreshThread()
    void connect()
  }

  void loadChats()
  void refreshThread()
  void connect()
  const stops = [$thread.subscribe(followThread), refetchWhileSeen(poll, pollMs)]
  return () => {
    isOver = true
    stops.forEach(stop => stop())
    socket?.close()
  }
}

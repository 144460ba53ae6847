import { connectSocket } from './realtime.ts'
import { SharedSocket } from './shared-socket.ts'
import { findLocks } from './tab-election.ts'

/** The socket that all tabs of a browser share under a name. `ended`: another tab ended the session. */
export const openSharedSocket = (name: string, ended: () => void): SharedSocket =>
  new SharedSocket(name, {
    connect: events => connectSocket(events),
    locks: findLocks(),
    openTabChannel: window.BroadcastChannel && (() => new window.BroadcastChannel(name)),
    ended
  })

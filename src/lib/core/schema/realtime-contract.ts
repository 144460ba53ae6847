import * as z from 'zod/mini'

import { coreErrors } from './errors.ts'
import { endpoint } from './endpoint.ts'
import { shaped } from './fields.ts'

const socketId = shaped(40, /^\d+\.\d+$/, 'Socket tidak valid')

/** The name of a private channel of one of these kinds: private-conversation.7 */
const channelOf = (...kinds: string[]) =>
  shaped(60, new RegExp(`^private-(${kinds.join('|')})\\.\\d{1,15}$`), 'Kanal tidak valid')

export const channelSignature = z.object({ auth: z.string() })
export const socketUser = z.object({ auth: z.string(), user_data: z.string() })

export const joinChannel = endpoint('POST /broadcasting/auth', {
  access: 'buyer',
  plain: true,
  summary: 'The signature with which one socket joins one private channel of the buyer',
  errors: [coreErrors.forbidden],
  input: z.object({
    socket_id: socketId,
    channel_name: channelOf('user', 'conversation')
  }),
  reply: channelSignature
})

export const signSocketIn = endpoint('POST /broadcasting/user-auth', {
  access: 'buyer',
  plain: true,
  summary:
    'What one socket tells an outside service whose session it belongs to; rejected where sockets are our own',
  errors: [coreErrors.not_found],
  input: z.object({ socket_id: socketId }),
  reply: socketUser
})

export const joinOpsChannel = endpoint('POST /ops/broadcasting/auth', {
  access: 'ops',
  recorded: false,
  roles: ['clerk', 'support', 'seller'],
  plain: true,
  summary: 'The signature with which a socket joins the channel of a shop or of a conversation',
  errors: [coreErrors.forbidden],
  input: z.object({ socket_id: socketId, channel_name: channelOf('shop', 'conversation') }),
  reply: channelSignature
})

export const signOpsSocketIn = endpoint('POST /ops/broadcasting/user-auth', {
  access: 'ops',
  recorded: false,
  roles: ['clerk', 'support', 'seller'],
  plain: true,
  summary: 'Tells an outside service whose socket it is; not found where sockets are our own',
  errors: [coreErrors.not_found],
  input: z.object({ socket_id: socketId }),
  reply: socketUser
})

import * as z from 'zod/mini'

import { coreErrors } from './errors.ts'
import { endpoint } from './endpoint.ts'
import { shaped } from './fields.ts'

const socketId = shaped(40, /^\d+\.\d+$/, 'Socket tidak valid')

export const joinChannel = endpoint('POST /broadcasting/auth', {
  access: 'buyer',
  plain: true,
  summary: 'The signature with which one socket joins one private channel of the buyer',
  errors: [coreErrors.forbidden],
  input: z.object({
    socket_id: socketId,
    channel_name: shaped(60, /^private-(user|conversation)\.\d{1,15}$/, 'Kanal tidak valid')
  }),
  reply: z.object({ auth: z.string() })
})

export const signSocketIn = endpoint('POST /broadcasting/user-auth', {
  access: 'buyer',
  plain: true,
  summary:
    'What one socket tells an outside service whose session it belongs to; rejected where sockets are our own',
  errors: [coreErrors.not_found],
  input: z.object({ socket_id: socketId }),
  reply: z.object({ auth: z.string(), user_data: z.string() })
})

import * as z from 'zod/mini'

import { coreRefusals } from './refusals.ts'
import { endpoint } from './endpoint.ts'
import { shaped } from './fields.ts'

export const joinChannel = endpoint('POST /broadcasting/auth', {
  access: 'buyer',
  summary: 'The signature with which one socket joins one private channel of the buyer',
  refusals: [coreRefusals.forbidden],
  input: z.object({
    socket_id: shaped(40, /^\d+\.\d+$/, 'Socket tidak valid'),
    channel_name: shaped(60, /^private-(user|conversation)\.\d{1,15}$/, 'Kanal tidak valid')
  }),
  reply: z.object({ auth: z.string() })
})

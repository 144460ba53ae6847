import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'

export const joinChannel = endpoint('POST /broadcasting/auth', {
  access: 'buyer',
  summary: 'The signature with which one socket joins one private channel of the buyer',
  input: z.object({
    socket_id: z.string().check(z.regex(/^\d+\.\d+$/)),
    channel_name: z.string().check(z.regex(/^private-(user|conversation)\.\d{1,15}$/))
  }),
  reply: z.object({ auth: z.string() })
})

import * as z from 'zod/mini'

import { counters } from './counters.ts'
import { endpoint } from './endpoint.ts'
import { empty, nothing } from './fields.ts'
import { newPin, pinForm } from './forms.ts'

export const profile = z.object({
  id: z.number(),
  name: z.string(),
  photo: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Saldo, rupiah. */
  balance: z.number(),
  role: z.enum(['buyer', 'seller']),
  has_pin: z.boolean(),
  has_address: z.boolean(),
  /** Encrypted id for local storage: a hint, never an identity (D7). */
  uid: z.string(),
  /** Badges come with the profile: the header paints itself from one request. */
  counters
})

export const readProfile = endpoint('GET /buyer/profile', {
  access: 'buyer',
  summary: 'The signed-in person',
  input: nothing,
  reply: profile
})

export const checkPin = endpoint('POST /buyer/pin/check', {
  access: 'buyer',
  summary: 'Verifies the PIN; five failures lock it for 30 minutes',
  input: z.object({ pin: newPin }),
  reply: empty,
  limit: 'guess'
})

export const addPin = endpoint('POST /buyer/pin/add', {
  access: 'buyer',
  summary: 'Creates the PIN of a buyer who has none',
  input: pinForm,
  reply: empty,
  limit: 'guess'
})

import { dropCode, leaveCode } from '#lib/identity/store/code-flow.ts'
import { $session, type Profile } from '#lib/identity/store/who.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { answered } from './fake-api.ts'

/** A buyer with two verified contacts, a PIN and no photo. */
export const budi: Profile = {
  id: 7,
  name: 'Budi Santoso',
  photo: null,
  email: 'budi@contoh.id',
  phone: '6281234567890',
  email_verified: true,
  phone_verified: true,
  balance: 250_000,
  role: 'buyer',
  has_password: true,
  has_pin: true,
  has_address: true,
  uid: 'budi-uid',
  counters: {
    cart: 0,
    conversation: 0,
    notification: { all: 0, promotion: 0, transaction: 0, negotiation: 0 }
  }
}

/** Signs a buyer in on the page of a component test, without anything left from the previous test. */
export function signInMember(change: Partial<Profile> = {}): Profile {
  const profile = { ...budi, ...change }
  document.cookie = 'signed_in=1; path=/'
  forgetLastTest()
  $session.set({ status: 'member', profile })
  return profile
}

/** The answer of a sign-in or a registration, with the cookie that it sets. */
export function answeredWithCookie(profile: Profile) {
  document.cookie = 'signed_in=1; path=/'
  return answered(profile)
}

/** Makes the page of a component test a guest's. */
export function becomeGuest(): void {
  document.cookie = 'signed_in=; path=/; max-age=0'
  forgetLastTest()
  $session.set({ status: 'guest' })
}

function forgetLastTest(): void {
  sessionStorage.clear()
  localStorage.clear()
  leaveCode()
  dropCode()
  $toast.set(undefined)
}

import type { PhoneChannel } from '#lib/core/api/call.ts'
import { localPhone, readIdentifier } from '#lib/core/schema/identifier.ts'

const names = { whatsapp: 'WhatsApp', sms: 'SMS' } as const

/** 'WhatsApp atau SMS'; '' where nobody said. */
const named = (channels: readonly PhoneChannel[]) => channels.map(channel => names[channel]).join(' atau ')

/** How a code went, as it stands in a sentence; nothing of emails: where they go says it. */
export function channelText(kind: 'phone' | 'email', channels: readonly PhoneChannel[]): string {
  return kind === 'phone' && channels.length > 0 ? ` lewat ${named(channels)}` : ''
}

/** A phone in groups of four, as people read it aloud: '6285912805992' // => '0859-1280-5992' */
export const groupedPhone = (stored: string): string => localPhone(stored).replaceAll(/(\d{4})(?=\d)/g, '$1-')

/**
 * What is asked before a code is sent to a contact as it was typed, and the contact itself, which is not broken.
 *
 * sendQuestion('085912805992', ['whatsapp']) // => { words: 'Kirim kode ke WhatsApp', contact: '0859-1280-5992' }
 */
export function sendQuestion(auth: string, channels: readonly PhoneChannel[]) {
  const contact = readIdentifier(auth)
  if (contact?.kind !== 'phone') return { words: 'Kirim kode ke', contact: auth }
  // A WhatsApp is somebody's; an SMS only comes.
  const isWhatsApp = channels.join() === 'whatsapp'
  return {
    words: isWhatsApp ? 'Kirim kode ke WhatsApp' : `Kirim kode${channelText('phone', channels)} ke`,
    contact: groupedPhone(contact.value)
  }
}

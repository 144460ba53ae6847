import type { PhoneChannel } from '#lib/core/api/call.ts'
import { localPhone, readIdentifier } from '#lib/core/schema/identifier.ts'

const names = { whatsapp: 'WhatsApp', sms: 'SMS' } as const

/** 'WhatsApp atau SMS'; '' for an empty list. */
const named = (channels: readonly PhoneChannel[]) => channels.map(channel => names[channel]).join(' atau ')

/** How a code was sent, as part of a sentence; empty for emails, whose address says it. */
export function channelText(kind: 'phone' | 'email', channels: readonly PhoneChannel[]): string {
  return kind === 'phone' && channels.length > 0 ? ` lewat ${named(channels)}` : ''
}

/** A phone in groups of four: '6285912805992' // => '0859-1280-5992' */
export const groupedPhone = (stored: string): string => localPhone(stored).replaceAll(/(\d{4})(?=\d)/g, '$1-')

/**
 * The question before a code is sent to a typed contact, and the contact itself, which must not wrap.
 *
 * sendQuestion('085912805992', ['whatsapp']) // => { words: 'Kirim kode ke WhatsApp', contact: '0859-1280-5992' }
 */
export function channelTexts(auth: string, channels: readonly PhoneChannel[]) {
  const contact = readIdentifier(auth)
  if (contact?.kind !== 'phone') return { words: 'Kirim kode ke', contact: auth }
  // WhatsApp names the recipient ('ke WhatsApp'), SMS the channel ('lewat SMS').
  const isWhatsApp = channels.join() === 'whatsapp'
  return {
    words: isWhatsApp ? 'Kirim kode ke WhatsApp' : `Kirim kode${channelText('phone', channels)} ke`,
    contact: groupedPhone(contact.value)
  }
}

import { describe, expect, it } from 'vitest'

import { channelText, groupedPhone, sendQuestion } from '#lib/identity/code-channel.ts'
import { phoneChannels } from '#server/core/messages/phone-channels.ts'

const provider = { url: 'https://pesan.contoh.id', token: 'x' }

describe('[identity-167] how a code reaches a phone', () => {
  it('is WhatsApp, SMS, or either, as the marketplace sends it', () => {
    expect(phoneChannels({ whatsapp: provider, sms: undefined })).toEqual(['whatsapp'])
    expect(phoneChannels({ whatsapp: undefined, sms: provider })).toEqual(['sms'])
    expect(phoneChannels({ whatsapp: provider, sms: provider })).toEqual(['whatsapp', 'sms'])
    // The outbox keeps what nobody carries, as messages of WhatsApp.
    expect(phoneChannels({ whatsapp: undefined, sms: undefined })).toEqual(['whatsapp'])
  })

  it('is said of phones alone, and only where it is known', () => {
    expect(channelText('phone', ['whatsapp'])).toBe(' lewat WhatsApp')
    expect(channelText('phone', ['whatsapp', 'sms'])).toBe(' lewat WhatsApp atau SMS')
    expect(channelText('phone', [])).toBe('')
    expect(channelText('email', ['whatsapp'])).toBe('')
  })

  it.each([
    ['085912805992', ['whatsapp'], 'Kirim kode ke WhatsApp', '0859-1280-5992'],
    ['+62 859-1280-5992', ['sms'], 'Kirim kode lewat SMS ke', '0859-1280-5992'],
    ['085912805992', ['whatsapp', 'sms'], 'Kirim kode lewat WhatsApp atau SMS ke', '0859-1280-5992'],
    ['085912805992', [], 'Kirim kode ke', '0859-1280-5992'],
    ['dewi@contoh.id', ['whatsapp'], 'Kirim kode ke', 'dewi@contoh.id']
  ] as const)('of %s by %s is said before it is sent', (auth, channels, words, contact) => {
    expect(sendQuestion(auth, channels)).toEqual({ words, contact })
  })

  it('names a number as people read it', () => {
    expect(groupedPhone('62812987654')).toBe('0812-9876-54')
  })
})

import { describe, expect, it } from 'vitest'

import { channelText, groupedPhone, channelTexts } from '#lib/identity/code-channel.ts'
import { phoneChannels } from '#server/core/messages/phone-channels.ts'

const provider = { url: 'https://pesan.contoh.id', token: 'x' }

describe('[identity-167] the channel of a code to a phone', () => {
  it('is WhatsApp, SMS, or either, as configured', () => {
    expect(phoneChannels({ whatsapp: provider, sms: undefined })).toEqual(['whatsapp'])
    expect(phoneChannels({ whatsapp: undefined, sms: provider })).toEqual(['sms'])
    expect(phoneChannels({ whatsapp: provider, sms: provider })).toEqual(['whatsapp', 'sms'])
    // The outbox stores messages without a provider as messages of WhatsApp.
    expect(phoneChannels({ whatsapp: undefined, sms: undefined })).toEqual(['whatsapp'])
  })

  it('is shown for phones only, and only if it is known', () => {
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
  ] as const)('for %s by %s is shown before it is sent', (auth, channels, words, contact) => {
    expect(channelTexts(auth, channels)).toEqual({ words, contact })
  })

  it('shows a number in a readable format', () => {
    expect(groupedPhone('62812987654')).toBe('0812-9876-54')
  })
})

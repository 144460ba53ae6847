import { describe, expect, it } from 'vitest'

import { channelText, groupedPhone, sendQuestion } from '#lib/identity/code-channel.ts'
import { phoneChannels } from '#server/core/adapters/whatsapp.ts'

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

  it('is said before it is sent, with the number as people read it', () => {
    expect(sendQuestion('085912805992', ['whatsapp'])).toBe('Kirim kode ke WhatsApp 0859-1280-5992?')
    expect(sendQuestion('+62 859-1280-5992', ['sms'])).toBe('Kirim kode lewat SMS ke 0859-1280-5992?')
    expect(sendQuestion('085912805992', ['whatsapp', 'sms'])).toBe(
      'Kirim kode lewat WhatsApp atau SMS ke 0859-1280-5992?'
    )
    expect(sendQuestion('085912805992', [])).toBe('Kirim kode ke 0859-1280-5992?')
    expect(sendQuestion('dewi@contoh.id', ['whatsapp'])).toBe('Kirim kode ke dewi@contoh.id?')
    expect(groupedPhone('62812987654')).toBe('0812-9876-54')
  })
})

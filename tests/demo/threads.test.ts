import { describe, expect, it } from 'vitest'

import { maxTextLength } from '#lib/chat/limits.ts'
import { readThreads } from '#demo/people/thread-script.ts'

const threads = readThreads()
const messagesOf = (thread: (typeof threads)[number]) =>
  thread.lines.filter(({ kind }) => kind === 'asks' || kind === 'answers')
const texts = threads.flatMap(thread => thread.lines.map(({ text }) => text)).filter(text => text !== '')

describe('[chat-60] the demo threads', () => {
  it('are thirty, of 2 to 14 messages each, and a buyer begins each of them', () => {
    expect(threads).toHaveLength(30)
    const lengths = threads.map(thread => messagesOf(thread).length)
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 13])
    expect(threads.filter(({ lines }) => lines[0]?.kind !== 'asks')).toEqual([])
  })

  it('have one thread for each buyer and counterpart, and no message twice', () => {
    const pairs = threads.map(thread => JSON.stringify([thread.buyerId, thread.with]))
    expect(new Set(pairs).size).toBe(30)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('have text in every message, none longer than a message may be', () => {
    const messages = threads.flatMap(messagesOf)
    expect(messages.filter(({ text }) => text.trim() === '')).toEqual([])
    expect(Math.max(...texts.map(text => text.length))).toBeLessThanOrEqual(maxTextLength)
  })

  it('name no phone number, no account and no other site', () => {
    const contact = /\d(?:[ .-]?\d){7,}|https?:|www\.|\w\.(?:com|co|id|net|me)\b|@|whatsapp|\bWA\b|telegram/i
    // Amounts of rupiah are written with dots.
    const odd = texts.filter(text => contact.test(text.replace(/Rp[\d.]+/g, '')))
    expect(odd).toEqual([])
  })

  it('propose a deal outside of the marketplace only where the buyer has reported it', () => {
    const outside = threads.filter(({ lines }) =>
      lines.some(({ kind, text }) => kind === 'answers' && /rekening|transfer|lewat sini/i.test(text))
    )
    expect(outside).toHaveLength(1)
    expect(outside[0]!.lines.at(-1)?.kind).toBe('reports')
    expect(threads.filter(({ lines }) => lines.some(({ kind }) => kind === 'reports'))).toEqual(outside)
  })
})

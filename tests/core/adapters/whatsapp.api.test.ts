import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { startTexter, type Texter } from '#server/core/adapters/whatsapp.ts'
import { readMessageLog } from '#server/core/messages/message-log.ts'

import { Cuttable } from '../../support/cuttable.ts'
import { openLiar, sayForEver, trickle } from '../../support/liar.ts'
import { failure, shortenTimeout } from '../../support/timeouts.ts'
import { openProvider, type PhoneProvider, type PhoneText } from '../../support/phone-provider.ts'
import { answering, failingServices } from '../../support/failing-services.ts'
import { useWorld } from '../../support/world.ts'

type Post = {
  texter: Texter
  /** The messages to one phone. */
  arrived: (to: string) => Promise<PhoneText[]>
}

const world = useWorld()
const now = new Date('2026-11-21T02:00:00Z')
let phones = 0
/** A phone without previous messages. */
const newPhone = () => `62812345${60_000 + (phones += 1)}`
const code = (to: string): PhoneText => ({ to, text: '123456 adalah kode verifikasi Anda.' })

let whatsapp: PhoneProvider
let sms: PhoneProvider
beforeAll(async () => {
  whatsapp = await openProvider('whatsapp')
  sms = await openProvider('sms')
})
beforeEach(() => [whatsapp, sms].forEach(({ heard }) => void heard.splice(0)))
afterAll(() => Promise.all([whatsapp.close(), sms.close()]))

type Providers = Partial<Record<'whatsapp' | 'sms', { url: string | URL; token: string }>>
const texterOf = (providers: Providers) => {
  const settings = (name: keyof Providers) =>
    providers[name] && { url: String(providers[name].url), token: providers[name].token }
  const { config, db } = world().services
  return startTexter({ ...config, whatsapp: settings('whatsapp'), sms: settings('sms') }, db)
}
const heardBy =
  (provider: () => PhoneProvider) =>
  async (phone: string): Promise<PhoneText[]> =>
    provider().heard.filter(({ to }) => to === phone)

/** The contract of every texter (D3, D22): a message arrives whole and once, or the call fails. */
function describeTexter(name: string, make: () => Promise<Post>): void {
  describe(name, () => {
    let post: Post
    beforeAll(async () => {
      post = await make()
    })

    it('delivers a message to its phone', async () => {
      const message = code(newPhone())
      await post.texter.send({ ...message, code: '123456' }, now)
      expect(await post.arrived(message.to)).toEqual([message])
    })

    it("delivers any characters and lines, up to WhatsApp's maximum", async () => {
      const text = `Halo “Budi” 😀,\n\t"kutip" \\ <b>5 m²</b> & {"to":"62800"}\r\n`.padEnd(4_096, 'panjang ')
      const message = { to: newPhone(), text }
      await post.texter.send(message, now)
      expect(await post.arrived(message.to)).toEqual([message])
    })

    it('delivers concurrent messages, each to its own phone', async () => {
      const messages = Array.from({ length: 20 }, (_, index) => ({ to: newPhone(), text: `Kode ${index}` }))
      await Promise.all(messages.map(message => post.texter.send(message, now)))
      for (const message of messages) expect(await post.arrived(message.to)).toEqual([message])
    })

    it('delivers a repeated message again: the sender decides how often', async () => {
      const message = code(newPhone())
      await post.texter.send(message, now)
      await post.texter.send(message, now)
      expect(await post.arrived(message.to)).toEqual([message, message])
    })
  })
}

describeTexter('the outbox, where no provider is configured', async () => ({
  texter: texterOf({}),
  arrived: async phone =>
    (await readMessageLog(world().services.db, phone)).toReversed().map(({ to, text }) => ({ to, text }))
}))
describeTexter('WhatsApp', async () => ({
  texter: texterOf({ whatsapp }),
  arrived: heardBy(() => whatsapp)
}))
describeTexter('SMS', async () => ({ texter: texterOf({ sms }), arrived: heardBy(() => sms) }))
describeTexter('WhatsApp before SMS', async () => ({
  texter: texterOf({ whatsapp, sms }),
  arrived: heardBy(() => whatsapp)
}))
describeTexter('SMS after a WhatsApp that takes nothing', async () => ({
  texter: texterOf({ whatsapp: { ...whatsapp, token: 'wrong' }, sms }),
  arrived: heardBy(() => sms)
}))

/** Local servers that misbehave. */
const failing: [string, () => Promise<number>][] = [
  ...failingServices,
  ['does not know the token', () => answering('401 Who', '{"error":{"code":190}}')],
  ['says that nothing has changed', () => answering('304 Same')],
  // Following a redirect would reveal the code to another host, or count as sent because a page was shown.
  ['points to another place', () => answering(`302 There\r\nlocation: ${elsewhere().href}`)],
  [
    'points to another place and wants it all there',
    () => answering(`307 There\r\nlocation: ${elsewhere().href}`)
  ],
  ['points in a circle', () => answering('307 There\r\nlocation: /')],
  [
    'says a little now and then',
    () => openLiar(socket => (socket.write('HTTP/1.1 200 OK\r\n'), trickle(socket, 'x: y\r\n')))
  ],
  [
    'breaks without an end',
    () => openLiar(socket => sayForEver(socket, `HTTP/1.1 500 Broken\r\n\r\n${'x'.repeat(10_000)}`))
  ]
]
/** A server that accepts requests without a token. */
let strangers: string[] = []
let stranger: number
const elsewhere = () => new URL(`http://127.0.0.1:${stranger}/`)

describe.each(['whatsapp', 'sms'] as const)('a provider of %s', kind => {
  beforeEach(async () => {
    strangers = []
    stranger = await openLiar(socket => {
      socket.on('data', data => {
        strangers.push(String(data))
        socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
      })
    })
  })

  it.each(failing)('that %s fails the call quickly, and no other host gets it', async (_name, open) => {
    const { timeouts } = shortenTimeout()
    const texter = texterOf({ [kind]: { url: `http://127.0.0.1:${await open()}/`, token: 't' } })
    const message = code(newPhone())
    const error = await failure(texter.send(message, now))
    expect(error.message).not.toContain('123456')
    expect(Math.max(...timeouts)).toBeLessThanOrEqual(10_000)
    expect(strangers).toEqual([])
  })

  it('with an endless positive answer has accepted the message', async () => {
    const port = await openLiar(socket => {
      socket.once('data', () => sayForEver(socket, `HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(10_000)}`))
    })
    await texterOf({ [kind]: { url: `http://127.0.0.1:${port}/`, token: 't' } }).send(code(newPhone()), now)
  })

  it('accepts the next message after it recovers', async () => {
    const provider = kind === 'sms' ? sms : whatsapp
    const wire = new Cuttable(provider.url)
    onTestFinished(() => wire.stop())
    await wire.set('silent')
    await wire.set('gone')
    const texter = texterOf({
      [kind]: { url: Object.assign(new URL(provider.url), { port: wire.port }), token: provider.token }
    })
    await failure(texter.send(code(newPhone()), now))
    await wire.set('open')
    const message = code(newPhone())
    await texter.send(message, now)
    expect(provider.heard).toEqual([message])
  })
})

it('[identity-72] an SMS with a code ends with the line that browsers read, for this site only', async () => {
  const { config, db } = world().services
  const provider = { url: String(sms.url), token: sms.token }
  const texter = startTexter(
    { ...config, whatsapp: undefined, sms: provider, siteUrl: 'https://baba.example' },
    db
  )
  const message = code(newPhone())
  await texter.send({ ...message, code: '123456' }, now)
  await texter.send({ ...message, text: 'Tanpa kode' }, now)
  expect(sms.heard.map(({ text }) => text)).toEqual([
    '123456 adalah kode verifikasi Anda.\n\n@baba.example #123456',
    'Tanpa kode'
  ])
})

describe('a WhatsApp', () => {
  it.each(failing)('[core-26] that %s is followed by one SMS', async (_name, open) => {
    shortenTimeout('first')
    const url = `http://127.0.0.1:${await open()}/`
    const message = code(newPhone())
    await texterOf({ whatsapp: { url, token: 't' }, sms }).send(message, now)
    expect(sms.heard).toEqual([message])
  })

  it('and an SMS that both fail, fail the call, which is retried', async () => {
    const texter = texterOf({ whatsapp: { ...whatsapp, token: 'wrong' }, sms: { ...sms, token: 'wrong' } })
    expect((await failure(texter.send(code(newPhone()), now))).message).toBe('SMS answered 401')
  })
})

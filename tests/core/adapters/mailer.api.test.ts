import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type Mail, type Mailer, startMailer } from '#server/core/adapters/mailer.ts'
import { readMessageLog } from '#server/core/messages/message-log.ts'

import { Cuttable } from '../../support/cuttable.ts'
import { openLiar, sayForEver, trickle } from '../../support/liar.ts'
import { failure, shortenTimeout } from '../../support/timeouts.ts'
import { nobody, openSmtp, type SmtpStandIn } from '../../support/smtp-stand-in.ts'
import { useWorld } from '../../support/world.ts'

type Letter = { to: string; subject: string; text: string }
type Post = {
  mailer: Mailer
  /** The messages that arrived for one receiver, exactly as written. */
  arrived: (to: string) => Promise<Letter[]>
}

const world = useWorld()
const now = new Date('2026-11-21T02:00:00Z')
const mailOf = (to: string, more: Partial<Mail> = {}): Mail => ({
  to,
  subject: 'Kode verifikasi Baba Bangunan',
  text: '123456 adalah kode verifikasi Anda.',
  ...more
})

/** The contract of every mailer (D3, D22): a message arrives whole, or the call fails. */
function describeMailer(name: string, make: () => Promise<Post>): void {
  describe(name, () => {
    let post: Post
    beforeAll(async () => {
      post = await make()
    })

    it('delivers a message to its receiver', async () => {
      const mail = mailOf('budi@contoh.id')
      await post.mailer.send({ ...mail, code: '123456' }, now)
      expect(await post.arrived('budi@contoh.id')).toEqual([mail])
    })

    it('delivers any characters and lines, and long messages', async () => {
      const lines = 'Halo “Budi” 😀,\n\n.\n..\nFrom: siapa\n\n=3D — 5 m²\n'
      const mail = mailOf('surat@contoh.id', {
        subject: `Pesanan “5 cm” 😀 ${'panjang '.repeat(20)}selesai`,
        text: `${lines.repeat(500)}${'x'.repeat(50_000)}`
      })
      await post.mailer.send(mail, now)
      expect(await post.arrived('surat@contoh.id')).toEqual([mail])
    })

    it('delivers concurrent messages, each to its own receiver', async () => {
      const mails = Array.from({ length: 20 }, (_, index) =>
        mailOf(`orang-${index}@contoh.id`, { text: `Kode ${index}` })
      )
      await Promise.all(mails.map(mail => post.mailer.send(mail, now)))
      for (const mail of mails) expect(await post.arrived(mail.to)).toEqual([mail])
    })

    it('delivers a repeated message again: the sender decides how often', async () => {
      const mail = mailOf('lagi@contoh.id')
      await post.mailer.send(mail, now)
      await post.mailer.send(mail, now)
      expect(await post.arrived(mail.to)).toEqual([mail, mail])
    })

    // More can be typed as an address than a valid address (lib/core/schema/identifier.ts).
    it.each([
      'korban@contoh.id,lain.id',
      'lain@contoh.id,korban@contoh.id',
      'x<korban@contoh.id>',
      '"korban@contoh.id"@lain.id',
      'korban@contoh.id;x.id',
      'x:korban@contoh.id;',
      'x@lain.id\r\nRCPT TO:<korban@contoh.id>',
      'x@lain.id\nCc: korban@contoh.id'
    ])('delivers mail for %j to nobody else', async to => {
      await post.mailer.send(mailOf(to), now).catch(() => undefined)
      expect(await post.arrived('korban@contoh.id')).toEqual([])
    })

    it('treats a line break in a subject as a space, not a header', async () => {
      await post.mailer.send(mailOf('judul@contoh.id', { subject: 'Halo\r\nBcc: korban@contoh.id' }), now)
      expect(await post.arrived('korban@contoh.id')).toEqual([])
      expect(await post.arrived('judul@contoh.id')).toHaveLength(1)
    })
  })
}

describeMailer('the outbox, where no mail server is configured', async () => ({
  mailer: startMailer({ ...world().services.config, smtpUrl: undefined }, world().services.db),
  arrived: async to =>
    (await readMessageLog(world().services.db, to))
      .toReversed()
      .map(({ to: receiver, subject, text }) => ({ to: receiver, subject: subject ?? '', text }))
}))

describe('a mail server', () => {
  let smtp: SmtpStandIn
  beforeAll(async () => {
    smtp = await openSmtp()
  })
  beforeEach(() => void smtp.received.splice(0))
  afterAll(() => smtp.close())

  const mailerAt = (smtpUrl: string) =>
    startMailer({ ...world().services.config, smtpUrl }, world().services.db)
  const arrived = async (receiver: string): Promise<Letter[]> =>
    smtp.received
      .filter(({ to }) => to.includes(receiver))
      .map(({ to, mail }) => ({
        to: to.join(),
        subject: mail.subject ?? '',
        text: (mail.text ?? '').replaceAll('\r\n', '\n').replace(/\n$/, '')
      }))

  describeMailer('that is there', async () => ({ mailer: mailerAt(smtp.url.href), arrived }))

  it('gets the configured sender', async () => {
    await mailerAt(smtp.url.href).send(mailOf('budi@contoh.id'), now)
    const [first] = smtp.received
    expect([first?.from, first?.mail.from]).toEqual([
      'no-reply@bababangunan.example',
      { name: 'Baba Bangunan', address: 'no-reply@bababangunan.example' }
    ])
  })

  it('fails the call if it rejects the receiver or the password', async () => {
    await expect(mailerAt(smtp.url.href).send(mailOf(nobody), now)).rejects.toThrow('550')
    const wrong = Object.assign(new URL(smtp.url), { password: 'salah' })
    await expect(mailerAt(wrong.href).send(mailOf('budi@contoh.id'), now)).rejects.toThrow('535')
    expect(smtp.received).toEqual([])
  })

  describe('that is interrupted', () => {
    let wire: Cuttable
    beforeAll(() => {
      wire = new Cuttable(smtp.url)
    })
    afterEach(() => wire.stop())

    it.each(['gone', 'silent'] as const)(
      'fails the call while it is %s, and accepts the next',
      async mode => {
        const { timeouts, end } = shortenTimeout()
        await wire.set('silent')
        await wire.set(mode)
        const mailer = mailerAt(Object.assign(new URL(smtp.url), { port: wire.port }).href)
        await failure(mailer.send(mailOf('budi@contoh.id'), now))
        expect(Math.max(...timeouts)).toBeLessThanOrEqual(10_000)
        end()
        await wire.set('open')
        await mailer.send(mailOf('budi@contoh.id'), now)
        expect(await arrived('budi@contoh.id')).toHaveLength(1)
      }
    )
  })

  it.each<[string, Parameters<typeof openLiar>[0]]>([
    ['ends every connection', socket => socket.destroy()],
    ['speaks another protocol', socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['never comes to an end', socket => sayForEver(socket, '220-halo\r\n')],
    ['says a little now and then', socket => trickle(socket, '220-halo\r\n')],
    ['says a line without an end', socket => sayForEver(socket, '2'.repeat(10_000))],
    ['greets, and is silent from then on', socket => socket.write('220 halo\r\n')],
    [
      'takes everything, and leaves before it says so',
      socket => {
        socket.write('220 halo\r\n')
        socket.on('data', data =>
          /^DATA/m.test(String(data)) ? socket.destroy() : socket.write('250 ok\r\n')
        )
      }
    ]
  ])('that %s fails the call quickly', async (_name, talk) => {
    const { timeouts } = shortenTimeout()
    const port = await openLiar(talk)
    await failure(mailerAt(`smtp://127.0.0.1:${port}`).send(mailOf('budi@contoh.id'), now))
    expect(Math.max(...timeouts)).toBeLessThanOrEqual(10_000)
  })
})

import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = { from: string; to: string[]; mail: Email }

/** A local mail server: its messages, and their receivers. It rejects one receiver. */
export type SmtpStandIn = { url: URL; received: ReceivedMail[]; close: () => Promise<void> }

const user = { name: 'toko', password: 'rahasia: @/%' }
/** The receiver whose mailbox does not exist. */
export const nobody = 'nobody@contoh.id'

export async function openSmtp(): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isRight = username === user.name && password === user.password
      if (isRight) done(null, { user: username })
      else done(new Error('Invalid login'))
    },
    onRcptTo({ address }, _session, done) {
      if (address !== nobody) return done()
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      void buffer(stream)
        .then(raw => PostalMime.parse(raw))
        .then(mail => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail })
          done()
        }, done)
    }
  })
  // Some tests are about a client that disconnects in the middle.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  const url = new URL(`smtp://127.0.0.1:${port}`)
  url.username = encodeURIComponent(user.name)
  url.password = encodeURIComponent(user.password)
  return { url, received, close: () => new Promise(resolve => server.close(() => resolve())) }
}

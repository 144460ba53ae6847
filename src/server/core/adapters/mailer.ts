import nodemailer from 'nodemailer'

import type { Config } from '#server/core/platform/config.ts'
import { logMessage } from '#server/core/messages/message-log.ts'
import type { Db } from '#server/core/db/connect.ts'

export type Mail = { to: string; subject: string; text: string; code?: string }

/** Sends email, or stores it in the message log where no SMTP server is configured (D3). */
export type Mailer = { send: (mail: Mail, now: Date) => Promise<void> }

/** Timeout of a mail server for one message in ms, from the connection until it has accepted the message. */
const timeoutMs = 8_000

export function startMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>, db: Db): Mailer {
  if (!config.smtpUrl) {
    return {
      send: (mail, now) => logMessage(db, { channel: 'email', ...mail }, now)
    }
  }
  const transport = nodemailer.createTransport(config.smtpUrl)
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({
        from: config.mailFrom,
        // Not a string: it would be parsed as a list, in which 'x<another@mailbox>' is somebody else's mailbox.
        to: { name: '', address: to },
        subject,
        text,
        signal: AbortSignal.timeout(timeoutMs)
      })
    }
  }
}

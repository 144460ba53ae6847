import nodemailer from 'nodemailer'

import type { Config } from '#server/core/platform/config.ts'
import { logMessage } from '#server/core/messages/message-log.ts'
import type { Db } from '#server/core/db/connect.ts'

export type Mail = { to: string; subject: string; text: string; code?: string }

/** Sends email, or keeps it in the outbox where no SMTP server is configured (D3). */
export type Mailer = { send: (mail: Mail, now: Date) => Promise<void> }

/** Milliseconds that a mail server may take for one message, from the connection to its word that it has it. */
const patienceMs = 8_000

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
        // Not as a text: that would be read as a list, in which 'x<another@mailbox>' is somebody else's mailbox.
        to: { name: '', address: to },
        subject,
        text,
        signal: AbortSignal.timeout(patienceMs)
      })
    }
  }
}

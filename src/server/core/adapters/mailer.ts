import nodemailer from 'nodemailer'

import type { Config } from '#server/core/platform/config.ts'
import { keepInOutbox } from '#server/core/messages/outbox.ts'
import type { Db } from '#server/core/db/connect.ts'

export type Mail = { to: string; subject: string; text: string; code?: string }

/** Sends email, or keeps it in the outbox where no SMTP server is configured (D3). */
export type Mailer = { send: (mail: Mail, now: Date) => Promise<void> }

export function startMailer(config: Config, db: Db): Mailer {
  if (!config.smtpUrl) {
    return {
      send: (mail, now) => keepInOutbox(db, { channel: 'email', ...mail }, now)
    }
  }
  const transport = nodemailer.createTransport(config.smtpUrl)
  return {
    send: async mail => {
      await transport.sendMail({ from: config.mailFrom, to: mail.to, subject: mail.subject, text: mail.text })
    }
  }
}

import nodemailer from 'nodemailer'
import type { Mail } from './context.ts'

/** A line break in a header would begin another of the writer's own. */
const lineBreak = /[\r\n\v\f\u0085\u2028\u2029\0]/
/**
 * One bare address: no name, no second one, no route. RFC 5321 allows 64 characters before the @, 254 in all.
 */
const oneAddress = /^(?=.{3,254}$)[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]+$/u
/** A file's name is part of a header too. */
const fileName = /^[\w.-]{1,200}$/
/** So does the address at which a reader leaves, between < and >. */
const plainUrl = /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]{1,900}$/

/**
 * Sends emails over SMTP when there is a URL (smtp:// or smtps://); without one emails are only stored for staff.
 * A mail server that does not answer for 20 s counts as down; the job tries again later.
 */
export function openMail(settings: { smtpUrl: string | undefined; from: string }): Mail & { close(): void } {
  const { smtpUrl, from } = settings
  if (smtpUrl === undefined) {
    return {
      delivers: false,
      send: () => Promise.reject(new Error('There is no mail server: SMTP_URL is not set')),
      close: () => undefined,
    }
  }
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 5_000,
    // An email consists of the given content: no file is read and no address is fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    delivers: true,
    async send({ to, subject, html, text, messageId, replyTo, attachments = [], leaveUrl }) {
      for (const [part, words] of Object.entries({ to, subject, messageId })) {
        if (lineBreak.test(words)) throw new Error(`An email's ${part} has a line break in it`)
      }
      if (!oneAddress.test(to)) throw new Error("An email's to is not one address")
      if (replyTo !== undefined && !oneAddress.test(replyTo)) throw new Error('Answers to an email go to one address')
      for (const { filename, contentType } of attachments) {
        if (!fileName.test(filename) || !/^[\w.+/-]+$/.test(contentType)) throw new Error('An attachment has no plain name')
      }
      if (leaveUrl !== undefined && !plainUrl.test(leaveUrl)) throw new Error('The way to leave a list is not one address')
      // As an object, so that a comma in a typed name never makes two recipients.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId,
        attachments: [...attachments],
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(leaveUrl !== undefined && { headers: leaveHeaders(leaveUrl) }),
      })
    },
    close: () => transport.close(),
  }
}

/** RFC 2369 and RFC 8058. Not folded: a mail program may read no further than the first line. */
const leaveHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
})

import nodemailer from 'nodemailer'
import type { Mail } from './context.ts'

/** A line break in an address or a subject would begin a header of the writer's own. */
const lineBreak = /[\r\n\u0085\u2028\u2029\0]/

/**
 * The way out for letters: over SMTP when there is a URL (smtp:// or smtps://), else none, and letters are kept for staff.
 * A mail server that says nothing for 20 s counts as down; the job tries again later.
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
    // A letter is made of what it carries: nothing is read from a disk or fetched from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    delivers: true,
    async send({ to, subject, html, text, messageId }) {
      for (const [part, words] of Object.entries({ to, subject, messageId })) {
        if (lineBreak.test(words)) throw new Error(`A letter's ${part} has a line break in it`)
      }
      // As an object, so that a comma in what somebody typed never makes two recipients.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, html, text, messageId })
    },
    close: () => transport.close(),
  }
}

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { eventually } from './eventually.ts'

type Received = { to: string; subject: string; messageId: string; text: string }

/** A mail server that collects what it gets. `next` waits for an email to an address and removes it. */
export async function openMailbox() {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const plain = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
        const subject = /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? ''
        const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? ''
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, subject, messageId, text: plain })
        done()
      }, done)
    },
  })
  // The client may be killed in the middle of an email.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** Every email that has come and was not taken out. */
    received: received as readonly Received[],
    /** Every subject that has come to an address and was not taken out. */
    subjects: (to: string) => received.filter((email) => email.to === to).map(({ subject }) => subject),
    async next(to: string): Promise<Received & { link: string }> {
      const at = await eventually(
        () => received.findIndex((email) => email.to === to),
        (found) => found >= 0,
        20_000,
      )
      const [email] = received.splice(at, 1)
      if (!email) throw new Error(`No email to ${to}`)
      return { ...email, link: /https?:\/\/[\w.:/-]+[?]key=[\w.-]+/.exec(email.text)?.[0] ?? '' }
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

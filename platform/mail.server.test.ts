import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openMail } from './mail.server.ts'

const received: { to: string[]; text: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => done(address.startsWith('refused') ? new Error('no such mailbox') : null),
  onData(stream, session, done) {
    text(stream).then((letter) => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: letter })
      done()
    }, done)
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo
const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Impamba <desk@impamba.example>' })
afterAll(() => {
  mail.close()
  server.close()
})
beforeEach(() => {
  received.length = 0
})

const letter = {
  to: 'anna@example.com',
  subject: 'Murakaza neza',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<one@impamba.example>',
}

test('a letter arrives whole, under its own message id', async () => {
  await mail.send(letter)
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['anna@example.com'])
  for (const part of [
    'From: Impamba <desk@impamba.example>',
    'Subject: Murakaza neza',
    'Message-ID: <one@impamba.example>',
    '<p>Hello</p>',
  ]) {
    expect(received[0]?.text).toContain(part)
  }
})

test.each(['to', 'subject', 'messageId'] as const)('a line break in the %s is refused before anything is sent', async (part) => {
  await expect(mail.send({ ...letter, [part]: `${letter[part]}\r\nBcc: thief@example.com` })).rejects.toThrow(
    'has a line break in it',
  )
  expect(received).toEqual([])
})

test('what somebody typed never becomes a second recipient', async () => {
  await mail.send({ ...letter, to: 'anna@example.com, thief@example.com' }).catch(() => undefined)
  expect(received.flatMap(({ to }) => to)).not.toContain('thief@example.com')
})

test('a letter that is not accepted is an error, so that its job tries again', async () => {
  await expect(mail.send({ ...letter, to: 'refused@example.com' })).rejects.toThrow()
})

test('a server that is away is an error', async () => {
  const nowhere = openMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com' })
  await expect(nowhere.send(letter)).rejects.toThrow()
  nowhere.close()
})

test('without a mail server letters do not leave the house', async () => {
  const none = openMail({ smtpUrl: undefined, from: 'a@example.com' })
  expect(none.delivers).toBe(false)
  await expect(none.send(letter)).rejects.toThrow('SMTP_URL is not set')
})

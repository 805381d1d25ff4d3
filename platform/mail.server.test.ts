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
    text(stream).then((raw) => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: raw })
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

const email = {
  to: 'anna@example.com',
  subject: 'Murakaza neza',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<one@impamba.example>',
}

test('an email arrives whole, under its own message id', async () => {
  await mail.send(email)
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
  await expect(mail.send({ ...email, [part]: `${email[part]}\r\nBcc: thief@example.com` })).rejects.toThrow(
    'has a line break in it',
  )
  expect(received).toEqual([])
})

/** How often each header is in a raw message, with folded ones joined. */
function headersOf(raw: string): Record<string, number> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const counts: Record<string, number> = {}
  for (const line of head.split('\r\n')) {
    const name = /^([^:\s]+):/.exec(line)?.[1]?.toLowerCase() ?? `no header: ${line}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const breaks = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0']
const hostileAddresses = [
  ...breaks.map((line) => `anna@example.com${line}Bcc: thief@example.com`),
  'anna@example.com, thief@example.com',
  'anna@example.com;thief@example.com',
  'anna@example.com> <thief@example.com',
  '<thief@example.com> anna@example.com',
  'Anna <thief@example.com>',
  '"thief@example.com"@example.com',
  'friends: thief@example.com;',
  'anna@example.com (thief@example.com)',
  'anna@thief@example.com',
  'anna@example.com SIZE=1',
  `${'a'.repeat(300)}@example.com`,
  `anna@${'a'.repeat(300)}.com`,
  'anna',
  '',
]

test.each(hostileAddresses)('nothing is sent to %j', async (to) => {
  await expect(mail.send({ ...email, to })).rejects.toThrow()
  expect(received).toEqual([])
})

const words = 'Bcc: thief@example.com'
const hostileSubjects = [
  'K7QM-42XD: $1,200, <held> "for" you; Bcc: thief@example.com',
  `${'Łukasz and the Ngũgĩ family, '.repeat(12)}${words}`,
  'x'.repeat(300),
  '=?utf-8?Q?=0D=0ABcc:_thief@example.com?=',
  `\t${words}`,
]

test.each(hostileSubjects)('the subject %j is one header and brings no other', async (subject) => {
  await mail.send({ ...email, subject })
  const [{ to, text: raw } = { to: [], text: '' }] = received
  expect(to).toEqual(['anna@example.com'])
  expect(headersOf(raw)).toEqual({
    from: 1,
    to: 1,
    subject: 1,
    'message-id': 1,
    date: 1,
    'mime-version': 1,
    'content-type': 1,
  })
})

test.each(breaks)('a subject, a name or a file with %j in it is refused before anything is sent', async (line) => {
  const injected = `one${line}${words}`
  const file = { filename: 'voucher.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }
  for (const hostile of [
    { subject: injected },
    { messageId: `<${injected}@example.com>` },
    { attachments: [{ ...file, filename: injected }] },
    { attachments: [{ ...file, contentType: injected }] },
  ])
    await expect(mail.send({ ...email, ...hostile })).rejects.toThrow()
  expect(received).toEqual([])
})

test('files go with an email whole, under their own names', async () => {
  const content = Buffer.from('%PDF-1.7 voucher')
  await mail.send({
    ...email,
    attachments: [{ filename: 'Impamba-voucher-K7QM-42XD.pdf', contentType: 'application/pdf', content }],
  })
  const raw = received[0]?.text ?? ''
  expect(raw).toContain('Content-Type: application/pdf; name=Impamba-voucher-K7QM-42XD.pdf')
  expect(raw).toContain('Content-Disposition: attachment; filename=Impamba-voucher-K7QM-42XD.pdf')
  expect(raw).toContain(content.toString('base64'))
})

test('an email to a list has the two headers of one-click unsubscription, and other emails have neither', async () => {
  const leaveUrl = `https://impamba.example/newsletter/leave?reader=7c6f0a3e-6d5e-4a57-9d0b-0c9a5f2f4f10&key=${'a'.repeat(32)}`
  await mail.send({ ...email, leaveUrl })
  await mail.send(email)
  const [listed = '', plain = ''] = received.map(({ text: raw }) => raw)
  expect(listed).toContain(`List-Unsubscribe: <${leaveUrl}>\r\n`)
  expect(listed).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(plain).not.toMatch(/list-unsubscribe/i)
})

test.each([
  ...breaks.map((line) => `https://impamba.example/leave${line}Bcc: thief@example.com`),
  'https://impamba.example/leave>, <mailto:thief@example.com',
  'mailto:thief@example.com',
  'javascript:alert(1)',
  '/newsletter/leave',
])('the way to leave %j is refused before anything is sent', async (leaveUrl) => {
  await expect(mail.send({ ...email, leaveUrl })).rejects.toThrow('not one address')
  expect(received).toEqual([])
})

test('an answer goes to the reply address of the email, and to the sender where it has none', async () => {
  await mail.send({ ...email, replyTo: 'diane@impamba.example' })
  await mail.send(email)
  const [answered = '', plain = ''] = received.map(({ text: raw }) => raw)
  expect(answered).toMatch(/^Reply-To: diane@impamba\.example\r$/m)
  expect(plain).not.toMatch(/reply-to/i)
  for (const replyTo of ['a@example.com, thief@example.com', 'a@example.com\r\nBcc: thief@example.com', 'Diane <a@example.com>'])
    await expect(mail.send({ ...email, replyTo })).rejects.toThrow('one address')
})

test('an email that is not accepted is an error, so that its job tries again', async () => {
  await expect(mail.send({ ...email, to: 'refused@example.com' })).rejects.toThrow()
})

test('a server that is away is an error', async () => {
  const nowhere = openMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com' })
  await expect(nowhere.send(email)).rejects.toThrow()
  nowhere.close()
})

test('without a mail server emails are not sent', async () => {
  const none = openMail({ smtpUrl: undefined, from: 'a@example.com' })
  expect(none.delivers).toBe(false)
  await expect(none.send(email)).rejects.toThrow('SMTP_URL is not set')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ReadAnswer, readAnswer } from './read-answer.ts'
import { mails } from './read-answer-mails.ts'

const today = '2027-05-07'
const nothing: ReadAnswer = { ours: [], answer: null, theirReference: null, until: null, sum: null, quoted: false }

const read = (text: string): ReadAnswer => {
  const outcome = readAnswer(text, { today })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return outcome.value
}

describe('an answer is read as a person reads it', () => {
  test.each(mails.map((mail) => [mail.text.slice(0, 60).replaceAll('\n', ' '), mail] as const))('%s', (_, {
    text,
    ...expected
  }) => {
    expect(read(text)).toEqual({ ...nothing, ...expected })
  })
})

test('a text of more than 200 KB is refused, counted in bytes', () => {
  expect(readAnswer('x'.repeat(200 * 1024), { today }).done).toBe(true)
  for (const text of ['x'.repeat(200 * 1024 + 1), 'é'.repeat(110 * 1024)])
    expect(readAnswer(text, { today })).toEqual({ done: false, refusal: { reason: 'too-large', mostBytes: 204_800 } })
})

const runs = { numRuns: 1_000 }
const bits = [
  ...[
    'S-7K2M',
    'confirm',
    'confirmed',
    'we',
    'not',
    'cannot',
    'provisionally',
    'hold',
    'until',
    '12 June',
    '31/02/2027',
    'jusqu’au',
  ],
  ...[
    'complet',
    'On',
    'Le',
    'wrote:',
    'a écrit :',
    '>',
    'From:',
    'Sent:',
    'De :',
    'USD',
    '1,250.00',
    '€',
    'ref',
    '-----Original Message-----',
  ],
  ...['\n', '\n\n', ' ', '\u00A0', '.', ',', '?', '\u0000', '\uD800', '4711'],
]
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.constantFrom(...bits), { maxLength: 60 }).map((parts) => parts.join(' ')),
)
const anyMail = fc.constantFrom(...mails.map(({ text }) => text))
const marked = (text: string) => text.replace(/^/gm, '> ')
const intro = fc.constantFrom(
  '',
  'On Mon, 3 May 2027 at 10:00, Impamba <bookings@impamba.example> wrote:\n',
  'Le lun. 3 mai 2027 à 10:00, Impamba\n<a@b.example> a écrit :\n\n',
)
const behind = fc.constantFrom(
  '-----Original Message-----\n',
  '---------- Forwarded message ---------\n',
  'From: Impamba\nSent: Monday\nSubject: S-9QQ2\n\n',
  'De : Impamba\nEnvoyé : lundi\nObjet : S-9QQ2\n\n',
)

test('whatever is pasted, it is read, and nothing is made up', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { ours, until, sum } = read(text)
      for (const reference of ours) expect(text.toUpperCase()).toContain(reference.slice(2))
      expect(new Set(ours).size).toBe(ours.length)
      if (until) expect(until).toMatch(/^\d{4}-\d\d-\d\d$/)
      if (sum) expect(Number.isSafeInteger(sum.minor)).toBe(true)
    }),
    runs,
  )
})

test('a mail before which any mail is quoted reads the same', () => {
  fc.assert(
    fc.property(intro, fc.oneof(anyMail, anyText), anyMail, (head, before, mail) => {
      const own = read(`Hello,\n${mail}`)
      expect(read(`${head}${marked(before)}\n\nHello,\n${mail}`)).toEqual({ ...own, quoted: true })
    }),
    runs,
  )
})

test('a mail behind which any mail is quoted reads the same', () => {
  fc.assert(
    fc.property(anyMail, behind, fc.oneof(anyMail, anyText), (mail, head, after) => {
      expect(read(`${mail}\n\n${head}${after}`)).toEqual({ ...read(mail), quoted: true })
    }),
    runs,
  )
})

test('a line that breaks elsewhere, and another kind of space, change nothing', () => {
  fc.assert(
    fc.property(anyMail, (mail) => {
      expect(read(mail.replaceAll('\n', '\r\n').replaceAll(' ', '\u00A0'))).toEqual(read(mail))
    }),
    runs,
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { mostTravellers } from '#features/orders/most-travellers.ts'
import {
  ContactAnswer,
  DepartureAnswer,
  ExtrasAnswer,
  HireAnswer,
  JourneyAnswer,
  LostLinkAnswer,
  PaymentAnswer,
  PilgrimsAnswer,
  StayAnswer,
  TravellersAnswer,
  WaitingAnswer,
} from './booking-request.ts'

const marit = { firstNames: 'Marit Elise', familyName: 'Solheim', bornOn: '1988-11-03', residency: 'foreign' }
const travellers = { travellers: [marit], email: 'marit@example.no', phone: '+47 900 00 000' }
const waiting = {
  departure: 'trek-2027-06-14',
  travellers: 2,
  name: 'Marit Solheim',
  email: 'marit@example.no',
  phone: '+47 900 00 000',
}
const extras = { comfort: 'lodge', singleRooms: 0, extras: [], code: null, message: '' }
const typedExtras = { comfort: 'lodge', singleRooms: 0, message: '' }
const contact = { name: 'Marit Solheim', email: 'marit@example.no', phone: '+47 900 00 000' }
const lostLink = { reference: 'K7QM-42XD', email: 'marit@example.no' }

/** The keys of what is wrong, by the name of the field; empty where all is right. */
function wrong(schema: z.ZodType, answer: unknown): Record<string, string> {
  const { error } = schema.safeParse(answer)
  return Object.fromEntries([...(error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]))
}

/** Every field of one line: what is written into it is put into an otherwise right answer. */
const oneLineFields: Record<string, { schema: z.ZodType; with: (text: string) => unknown; missing: string }> = {
  'travellers.0.firstNames': {
    schema: TravellersAnswer,
    with: (firstNames) => ({ ...travellers, travellers: [{ ...marit, firstNames }] }),
    missing: 'first-names-missing',
  },
  'travellers.0.familyName': {
    schema: TravellersAnswer,
    with: (familyName) => ({ ...travellers, travellers: [{ ...marit, familyName }] }),
    missing: 'family-name-missing',
  },
  email: { schema: TravellersAnswer, with: (email) => ({ ...travellers, email }), missing: 'email-missing' },
  phone: { schema: TravellersAnswer, with: (phone) => ({ ...travellers, phone }), missing: 'phone-missing' },
  name: { schema: WaitingAnswer, with: (name) => ({ ...waiting, name }), missing: 'name-missing' },
  reference: { schema: LostLinkAnswer, with: (reference) => ({ ...lostLink, reference }), missing: 'reference-missing' },
}
const fields = Object.entries(oneLineFields).map(([field, rest]) => ({ field, ...rest }))

test('a right answer of each step is taken as it is', () => {
  expect(DepartureAnswer.parse({ departure: 'trek-2027-06-14', travellers: 2 })).toEqual({
    departure: 'trek-2027-06-14',
    travellers: 2,
    childAges: [],
    residency: 'foreign',
  })
  expect(TravellersAnswer.parse(travellers)).toEqual(travellers)
  expect(ExtrasAnswer.parse({ ...extras, code: undefined })).toEqual(extras)
  expect(ContactAnswer.parse(contact)).toEqual(contact)
  expect(PaymentAnswer.parse({ method: 'card', terms: true, agreedTerms: '2026-11', agreedTotalMinor: 490000 })).toEqual({
    method: 'card',
    terms: true,
    agreedTerms: '2026-11',
    agreedTotalMinor: 490000,
  })
  expect(WaitingAnswer.parse(waiting)).toEqual(waiting)
  expect(LostLinkAnswer.parse(lostLink)).toEqual(lostLink)
})

test.each(fields)('a line break, a null or another control character inside $field is refused', ({
  field,
  schema,
  with: answer,
}) => {
  for (const character of ['\r\n', '\n', '\r', '\0', '\t', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'])
    expect([JSON.stringify(character), Object.keys(wrong(schema, answer(`Marit${character}Bcc: a@b.no`)))]).toEqual([
      JSON.stringify(character),
      [field],
    ])
})

test.each(fields)('ten thousand characters in $field are refused', ({ field, schema, with: answer }) => {
  expect(Object.keys(wrong(schema, answer('9'.repeat(10_000))))).toEqual([field])
})

test.each(fields)('nothing, or nothing but spaces, in $field is missing', ({ field, schema, with: answer, missing }) => {
  for (const text of ['', '   ', '\r\n']) expect(wrong(schema, answer(text))[field]).toBe(missing)
  expect(wrong(schema, answer(undefined as unknown as string))[field]).toBe(missing)
})

test('spaces round a text are taken off', () => {
  const read = TravellersAnswer.parse({
    travellers: [{ ...marit, firstNames: '  Marit Elise ', familyName: 'Solheim\r\n' }],
    email: ' marit@example.no ',
    phone: ' +47 900 00 000 ',
  })
  expect(read).toEqual(travellers)
})

test('names are taken from every script, with their marks, hyphens and apostrophes', () => {
  for (const familyName of ['Uwimana-Mukamana', "O'Neill", 'Ñandú', 'Łukasiewicz', 'Åsbø', 'ሀብታሙ', '王', 'ابن سينا', '<b>'])
    expect(TravellersAnswer.safeParse({ ...travellers, travellers: [{ ...marit, familyName }] }).success).toBe(true)
})

test('the longest names are taken and one character more is not', () => {
  const named = (firstNames: string) => wrong(TravellersAnswer, { ...travellers, travellers: [{ ...marit, firstNames }] })
  expect(named('a'.repeat(80))).toEqual({})
  expect(named('a'.repeat(81))).toEqual({ 'travellers.0.firstNames': 'too-long' })
})

test('half an address is refused', () => {
  for (const email of [
    'marit',
    'marit@',
    '@example.no',
    'marit@example',
    'a@b@c.no',
    'marit example.no',
    'marit@example.no, x@y.no',
  ])
    expect([email, wrong(TravellersAnswer, { ...travellers, email })]).toEqual([email, { email: 'email-wrong' }])
})

test('a phone number is digits with the signs that people put between them', () => {
  for (const phone of ['+250 788 123 456', '(0047) 22-12.34 56', '0788123456', '+47/900 00 000'])
    expect([phone, wrong(TravellersAnswer, { ...travellers, phone })]).toEqual([phone, {}])
  for (const phone of ['call me', '12345', '+47 900 00 000 ext 5', '++47 900000', '٠٧٨٨١٢٣٤٥٦'])
    expect([phone, wrong(TravellersAnswer, { ...travellers, phone })]).toEqual([phone, { phone: 'phone-wrong' }])
})

test('a date of birth is a day that exists, and not before 1900', () => {
  const born = (bornOn: unknown) => wrong(TravellersAnswer, { ...travellers, travellers: [{ ...marit, bornOn }] })
  for (const day of ['1900-01-01', '2012-02-29', '1988-11-03']) expect([day, born(day)]).toEqual([day, {}])
  for (const day of ['1899-12-31', '2011-02-29', '1988-13-01', '03/11/1988', '1988-11-03T00:00', '0000-00-00', '', undefined])
    expect([day, born(day)]).toEqual([day, { 'travellers.0.bornOn': 'born-on-wrong' }])
})

test('a residency is one of the four that parks know', () => {
  for (const residency of ['foreign', 'resident', 'african', 'eac'])
    expect(wrong(TravellersAnswer, { ...travellers, travellers: [{ ...marit, residency }] })).toEqual({})
  for (const residency of ['Foreign', 'constructor', '', undefined])
    expect(wrong(TravellersAnswer, { ...travellers, travellers: [{ ...marit, residency }] })).toEqual({
      'travellers.0.residency': 'residency-missing',
    })
})

test('a party has from one to twelve travellers', () => {
  expect(mostTravellers.departure).toBe(12)
  const count = (travellers: unknown) => wrong(DepartureAnswer, { departure: 'trek', travellers }).travellers
  expect([1, 12].map(count)).toEqual([undefined, undefined])
  expect([0, -1, 1.5, Number.NaN, undefined, 'two'].map(count)).toEqual(Array.from({ length: 6 }, () => 'travellers-wrong'))
  expect([13, 1_000_000].map(count)).toEqual(['party-too-large', 'party-too-large'])
  const party = (length: number) => wrong(TravellersAnswer, { ...travellers, travellers: Array.from({ length }, () => marit) })
  expect([party(0), party(1), party(12), party(13)]).toEqual([
    { travellers: 'travellers-wrong' },
    {},
    {},
    { travellers: 'party-too-large' },
  ])
})

test('a departure is named by its slug', () => {
  const named = (departure: unknown) => wrong(DepartureAnswer, { departure, travellers: 2 }).departure
  expect(named('an-hour-with-the-gorillas-2027-06-14')).toBeUndefined()
  for (const departure of ['', '../admin', 'Trek', 'trek\n', 'a'.repeat(121), undefined, 7])
    expect(named(departure)).toBe('departure-missing')
})

test('accommodation, single rooms and a message are read, and single rooms are none by default', () => {
  expect(ExtrasAnswer.parse({ comfort: 'simple' })).toEqual({ ...extras, comfort: 'simple' })
  expect(ExtrasAnswer.parse({})).toEqual({ singleRooms: 0, extras: [], code: null, message: '' })
  expect(wrong(ExtrasAnswer, { ...typedExtras, comfort: 'palace' })).toEqual({ comfort: 'comfort-missing' })
  for (const singleRooms of [-1, 0.5, Number.NaN, 'one'])
    expect(wrong(ExtrasAnswer, { ...typedExtras, singleRooms })).toEqual({ singleRooms: 'single-rooms-wrong' })
})

test('a message keeps its lines, loses the spaces round it, and has at most 2,000 characters without a null', () => {
  expect(ExtrasAnswer.parse({ message: '  No nuts.\r\nThank you. ' }).message).toBe('No nuts.\r\nThank you.')
  expect(wrong(ExtrasAnswer, { ...typedExtras, message: 'a'.repeat(2000) })).toEqual({})
  expect(wrong(ExtrasAnswer, { ...typedExtras, message: 'a'.repeat(10_000) })).toEqual({ message: 'message-too-long' })
  expect(wrong(ExtrasAnswer, { ...typedExtras, message: 'a\0b' })).toEqual({ message: 'strange-characters' })
})

test('payment needs a way of paying and the terms', () => {
  expect(wrong(PaymentAnswer, { method: 'cheque', terms: true, agreedTotalMinor: 1 })).toEqual({ method: 'method-missing' })
  for (const terms of [false, undefined, 'on', 1])
    expect(wrong(PaymentAnswer, { method: 'card', terms, agreedTotalMinor: 1 })).toEqual({ terms: 'terms-missing' })
})

test('an email address is trimmed, one line and complete on every form', () => {
  for (const [schema, answer] of [
    [WaitingAnswer, waiting],
    [LostLinkAnswer, lostLink],
  ] as const) {
    expect(wrong(schema, { ...answer, email: 'marit@example' })).toEqual({ email: 'email-wrong' })
    expect(schema.parse({ ...answer, email: ' marit@example.no ' }).email).toBe('marit@example.no')
  }
})

test('whatever is sent in place of an answer is refused as a value, and what is taken is one line', () => {
  const schemas = [
    DepartureAnswer,
    JourneyAnswer,
    PilgrimsAnswer,
    StayAnswer,
    HireAnswer,
    TravellersAnswer,
    ContactAnswer,
    ExtrasAnswer,
    PaymentAnswer,
    WaitingAnswer,
    LostLinkAnswer,
  ]
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.anything({ maxDepth: 3 }), (schema, answer) => {
      expect(() => schema.safeParse(answer)).not.toThrow()
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
      const read = WaitingAnswer.safeParse({ ...waiting, name })
      if (read.success) expect(read.data.name).toMatch(/^[^\p{Cc}\u2028\u2029]{1,120}$/u)
    }),
  )
})

test('extras are counted by id, and a code has letters, digits and hyphens', () => {
  const added = ExtrasAnswer.parse({ extras: [{ id: 'porter', quantity: 2 }, { id: 'sim-card' }], code: ' kibeho-27 ' })
  expect(added).toMatchObject({
    extras: [
      { id: 'porter', quantity: 2 },
      { id: 'sim-card', quantity: 0 },
    ],
    code: 'kibeho-27',
  })
  expect(wrong(ExtrasAnswer, { extras: [{ id: 'porter', quantity: -1 }] })).toEqual({ 'extras.0.quantity': 'extra-wrong' })
  expect(wrong(ExtrasAnswer, { extras: [{ id: '../x' }] })).toEqual({ 'extras.0.id': 'extra-unknown' })
  for (const code of ["x' or 1", 'a'.repeat(41), 'é'])
    expect([code, wrong(ExtrasAnswer, { code })]).toEqual([code, { code: 'code-wrong' }])
})

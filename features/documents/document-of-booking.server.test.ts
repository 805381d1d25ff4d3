import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelBooking, planCancellation } from '#features/bookings/cancellations/cancel-booking.server.ts'
import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { addTranslations } from '#features/translations/add-translations.server.ts'
import { cachedResults } from '#platform/cache/cached-results.server.ts'
import type { Workers } from '#platform/workers/worker-task.ts'
import { gorillaTrek, heldBooking, openRoads } from '#tests/support/cast.ts'
import { noSources } from '#tests/support/document-sources.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { findDocument } from './document-of-booking.server.ts'
import { readPdf } from './test-pdf.server.ts'

const { ctx, clock } = await testContext()
const held = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 2)

async function named(...names: string[]) {
  const booking = await findBooking(ctx.db, held.id)
  if (!booking) throw new Error('The booking is gone')
  const found = await Promise.all(names.map((name) => findDocument(ctx, booking, name, noSources, 'staff')))
  return found.map((document) => document && `${document.bytes.subarray(0, 5)} ${document.name}`)
}

/** The proforma, asked for so many times at once with the same memory for results; `ran` counts how often one was printed. */
let ran = 0
const counted: Workers = {
  run(task, input) {
    ran++
    return ctx.workers.run(task, input)
  },
}
const keeping = { ...ctx, workers: cachedResults(counted, { mostBytes: 1_000_000 }) }
async function proformas(times: number) {
  const booking = await findBooking(ctx.db, held.id)
  if (!booking) throw new Error('The booking is gone')
  const all = Array.from({ length: times }, () => findDocument(keeping, booking, 'proforma', noSources, 'customer'))
  return (await Promise.all(all)).map((document) => document?.bytes)
}

const pay = (amount: number, reference: string) =>
  recordPayment(ctx, held.id, {
    paymentId: randomUUID(),
    method: 'bank-transfer',
    amount: { minor: amount, currency: 'USD' },
    reference,
    actor: 'Esi',
    evenIfMore: false,
  })

test('a document that many ask for is printed once, and again when the day has changed', async () => {
  const bytes = await proformas(10)
  expect(new Set(bytes).size).toBe(1)
  await proformas(1)
  expect(ran).toBe(1)
  const day = clock.now()
  clock.advance(86_400_000)
  await proformas(1)
  clock.set(day)
  expect(ran).toBe(2)
})

test('the documents of a booking are in its language, by their names too, and each language is printed for itself', async () => {
  const booking = await findBooking(ctx.db, held.id)
  if (!booking) throw new Error('The booking is gone')
  const manyLanguages = { ...keeping, words: shippedLanguages().words }
  const proforma = async (language: string) => {
    const found = await findDocument(manyLanguages, { ...booking, language }, 'proforma', noSources, 'customer')
    const { language: printed, text } = readPdf(found?.bytes ?? Buffer.alloc(0))
    return [
      printed,
      found?.name,
      ['Acompte', 'Mobile money', 'Deposit', 'Voyageurs', 'visiteur étranger', 'Travellers'].map((word) => text.includes(word)),
      /Sample details|Approximate rate/.test(text),
    ]
  }
  ran = 0
  const german = await proforma('de')
  const { reference } = held
  expect(await proforma('fr')).toEqual(['fr', `Impamba-proforma-${reference}.pdf`, [true, true, false, true, true, false], false])
  expect(await proforma('xx')).toEqual(['en', `Impamba-proforma-${reference}.pdf`, [false, true, true, false, false, true], true])
  expect(await proforma('de')).toEqual(german)
  // English was printed before.
  expect(ran).toBe(2)
})

test('an itinerary is in the language of its booking once all its texts are approved in it, and wholly English before', async () => {
  const booking = await findBooking(ctx.db, held.id)
  const order = booking?.order
  const found = order && 'package' in order ? await findPackage(ctx.db, order.package) : undefined
  if (!booking || !found) throw new Error('The booking is gone')
  const places = ['title', 'lede', 'days.*.title', 'days.*.text', 'comforts.*.note', 'included.*', 'excluded.*', 'goodToKnow.*']
  const comforts = found.comforts.filter(({ comfort }) => comfort === 'lodge')
  const units = new Map(unitsOf({ ...found, comforts, days: found.itinerary }, places).map((unit) => [unit.hash, unit]))
  const approve = async (hash: string) => {
    await sql`insert into translations (kind, language, hash, approved, approved_at, approved_by, edited_at, editor)
      values ('package', 'de', ${hash}, ${`Auf Deutsch: ${units.get(hash)?.text}`}, now(), 'Diane Uwase', now(), 'Diane Uwase')`.execute(
      ctx.db,
    )
  }
  let printed = ''
  const workers: Workers = {
    run(_task, input) {
      printed = JSON.stringify((input as { facts?: unknown }).facts ?? input)
      return Promise.resolve(Buffer.alloc(0) as never)
    },
  }
  const german = { ...ctx, words: shippedLanguages().words, workers }
  const named = async (name: string) =>
    (await findDocument(german, { ...booking, language: 'de' }, name, noSources, 'staff'))?.name
  const [last = '', ...hashes] = [...units.keys()]
  const kinds = new Map([['place', { name: { Kinigi: 'Kinigi am Vulkan' } }]])
  await ctx.db.transaction().execute((tx) => addTranslations(ctx, tx, { language: 'de', kinds, approvedBy: 'Diane Uwase' }))
  for (const hash of hashes) await approve(hash)
  expect(await named('itinerary'), 'one text is missing').toBe(`Impamba-itinerary-${booking.reference}.pdf`)
  expect(printed).not.toMatch(/Auf Deutsch|am Vulkan/)
  expect(await named('proforma'), 'which shows none of them').toBe(`Impamba-Proforma-${booking.reference}.pdf`)
  await approve(last)
  expect(await named('itinerary')).toBe(`Impamba-Reiseverlauf-${booking.reference}.pdf`)
  for (const { text } of units.values()) expect(printed).toContain(JSON.stringify(`Auf Deutsch: ${text}`))
  expect(printed).toContain('"night":"Kinigi am Vulkan"')
  expect(await named('proforma')).toBe(`Impamba-Proforma-${booking.reference}.pdf`)
  expect(printed).toContain(`Auf Deutsch: ${booking.title}`)
})

test('a booking has the documents of its state, under clean names, and no others', async () => {
  const { reference } = held
  expect(await named('proforma', 'itinerary', 'voucher', 'receipt-1', 'quote', 'statement', '../secret')).toEqual([
    `%PDF- Impamba-proforma-${reference}.pdf`,
    `%PDF- Impamba-itinerary-${reference}.pdf`,
    ...Array.from({ length: 5 }, () => undefined),
  ])
  const [before] = await proformas(1)
  expect((await pay(held.depositMinor, 'FT1')).done).toBe(true)
  // What is kept of an unpaid booking is not given once money has come.
  const [after] = await proformas(1)
  expect([Buffer.isBuffer(after), after?.equals(before ?? Buffer.alloc(0))]).toEqual([true, false])
  expect(await named('voucher', 'receipt-1', 'receipt-2')).toEqual([
    `%PDF- Impamba-voucher-${reference}.pdf`,
    `%PDF- Impamba-receipt-${reference}-1.pdf`,
    undefined,
  ])
})

test('proforma and receipt are for the company that is billed, with its address and tax number, and for the contact below', async () => {
  const billed = {
    billingName: 'Fjellheimen Reiser AS',
    billingAddress: 'Storgata 14\n9008 Tromsø',
    billingTaxNumber: 'NO 987 654',
  }
  const booking = { ...((await findBooking(ctx.db, held.id)) ?? held), ...billed }
  const textOf = async (name: string) => {
    const found = await findDocument(ctx, booking, name, noSources, 'customer')
    return readPdf(found?.bytes ?? Buffer.alloc(0)).text.replaceAll(/\s+/g, ' ')
  }
  const whom = ['Fjellheimen Reiser AS', 'Storgata 14', '9008 Tromsø', 'VAT or tax no. NO 987 654', booking.leadName]
  const proforma = await textOf('proforma')
  for (const line of [...whom, booking.email]) expect(proforma).toContain(line)
  const receipt = await textOf('receipt-1')
  for (const line of ['received from Fjellheimen Reiser AS', ...whom]) expect(receipt).toContain(line)
})

test('a voucher names the lodge that has confirmed a night, and says nothing that is written for who has not bought yet', async () => {
  const booking = await findBooking(ctx.db, held.id)
  if (!booking) throw new Error('The booking is gone')
  const stay = { firstDay: booking.startsOn, lastDay: booking.startsOn, name: 'Lava Stone Lodge', place: 'Kinigi' }
  const sources = { ...noSources, listConfirmedStays: async () => [{ ...stay, theirReference: 'LS-77' }] }
  const found = await findDocument(ctx, booking, 'voucher', sources, 'staff')
  const text = readPdf(found?.bytes ?? Buffer.alloc(0)).text.replaceAll(/\s+/g, ' ')
  for (const said of ['Nights at Lava Stone Lodge', 'Kinigi', 'LS-77']) expect(text).toContain(said)
  const order = booking.order
  const sold = 'package' in order ? await findPackage(ctx.db, order.package) : undefined
  const [first = ''] = sold?.goodToKnow ?? []
  expect(first).not.toBe('')
  expect(text).not.toContain(first.slice(0, 20))
  expect(await findDocument(ctx, booking, 'voucher', sources, 'customer'), 'before it is due').toBeUndefined()
})

test('an itinerary says where it starts, the hotels of the level that was booked, where each night is, and what is included', async () => {
  let printed = ''
  const workers: Workers = {
    run(task, input) {
      printed = JSON.stringify(input)
      return ctx.workers.run(task, input)
    },
  }
  const booking = await findBooking(ctx.db, held.id)
  if (!booking) throw new Error('The booking is gone')
  await openRoads(ctx)
  await findDocument({ ...ctx, workers }, booking, 'itinerary', noSources, 'customer')
  const road = '"modes":["road"]'
  for (const said of ['"start":"Kigali"', 'Lava Stone Lodge', '"night":"Kinigi"', '"included":["', '"provisional":true', road])
    expect(printed).toContain(said)
  expect(printed.split('"name":"Marit Elise Solheim"').length - 1, 'both travellers').toBe(2)
})

test('a cancelled booking keeps its receipts and gets its statement; the voucher is gone', async () => {
  const booking = await findBooking(ctx.db, held.id)
  if (!booking) throw new Error('The booking is gone')
  const { feeMinor } = await planCancellation(ctx.db, booking, { now: ctx.clock.now(), reason: '' })
  const ask = { mover: 'visitor', actor: 'visitor', reason: 'No leave', agreedFeeMinor: feeMinor } as const
  expect((await cancelBooking(ctx, held.id, ask)).done).toBe(true)
  expect(await named('statement', 'receipt-1', 'voucher')).toEqual([
    `%PDF- Impamba-cancellation-${held.reference}.pdf`,
    `%PDF- Impamba-receipt-${held.reference}-1.pdf`,
    undefined,
  ])
})

test('a proforma asks for no money without saying that the departure is not guaranteed yet', async () => {
  const seats = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 2)
  const document = await findDocument(ctx, (await findBooking(ctx.db, seats.id)) ?? seats, 'proforma', noSources, 'customer')
  const { text } = await readPdf(document?.bytes ?? Buffer.alloc(0))
  expect(text.replace(/\s+/g, ' ')).toContain('This departure is not guaranteed yet')
  // The deposit until the hold ends, then the balance with its day and amount.
  const held = await findBooking(ctx.db, seats.id)
  expect(held?.holdEndsAt).toBeInstanceOf(Date)
  expect(text).toContain(`Deposit, due ${dayText(kigaliDay(held?.holdEndsAt ?? new Date(0)))}`)
  expect(text).toContain(`Balance, due ${dayText(held?.balanceDueOn ?? '')}: `)
})

test('no deposit is due after its balance, where a hold lasts beyond the day of that', async () => {
  const seats = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 2)
  const { balanceDueOn } = (await findBooking(ctx.db, seats.id)) ?? seats
  await sql`update bookings set hold_ends_at = ${new Date(`${addDays(balanceDueOn, 3)}T08:00:00Z`)} where id = ${seats.id}`.execute(
    ctx.db,
  )
  const document = await findDocument(ctx, (await findBooking(ctx.db, seats.id)) ?? seats, 'proforma', noSources, 'customer')
  expect((await readPdf(document?.bytes ?? Buffer.alloc(0))).text).toContain(`Deposit, due ${dayText(balanceDueOn)}`)
})

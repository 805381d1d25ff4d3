import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findAccount } from '#features/bookings/reads-accounts.server.ts'
import { findDocument } from '#features/documents/document-of-booking.server.ts'
import { readPdf } from '#features/documents/test-pdf.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { bookingNow, paid } from '#tests/support/cast.ts'
import { accept, contentOf, idOf, sentProposal } from '#tests/support/sent-proposal.ts'
import { twelveDays } from '#tests/support/tailored-trips.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays } from '#values/dates.ts'
import { documentSources } from '../../shared/document-sources.server.ts'
import { loadOwn } from '../../site/manage-booking/load-booking.server.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { fileRow } from './list/booking-file.server.ts'
import { loadBooking } from './load-booking.server.ts'

const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })
const owner = await member(ctx, { role: 'owner' })

const kigali = { id: 'kigali', name: 'Kigali', countryId: 'rwanda', lat: -1.94, lng: 30.06 }
const mara = { id: 'mara', name: 'Maasai Mara', countryId: 'kenya', lat: -1.49, lng: 35.14 }
const content = contentOf(twelveDays())
const stays: Record<string, string> = { [idOf('4')]: 'Volcanoes lodge', [idOf('5')]: 'Volcanoes luxury lodge' }
const proposal = await sentProposal(ctx, {
  parts: [],
  content: {
    days: content.days.map((day) => ({ ...day, from: kigali, to: day.day === 10 ? mara : kigali })),
    items: content.items.map((item) => ({ ...item, title: stays[item.id] ?? item.title })),
  },
})
const accepted = await accept(ctx, proposal, { ticked: [idOf('O1')], totalMinor: 1_724_389 })
if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
await paid(ctx, accepted.value.id, 1_724_389)
const booking = await bookingNow(ctx, accepted.value.id)

/** Of the items that were sold only the lodge is asked for in these tests. */
const sources = { ...documentSources, listItemRoots: async () => [{ itemId: idOf('4'), rootId: 'lodge' }] }

const pdf = async (name: string) => {
  const found = await findDocument(ctx, booking, name, sources, 'staff')
  if (!found) throw new Error(`No ${name}`)
  return readPdf(found.bytes).text.replaceAll(/\s+/g, ' ')
}

test('the itinerary and the voucher are those of the option that was accepted, with what is ticked and nothing else', async () => {
  const itinerary = await pdf('itinerary')
  for (const words of [
    'Three countries',
    'Volcanoes lodge',
    'Cooking class in Kigali',
    'Maasai Mara',
    'Lodging as written',
    'Visas',
  ])
    expect(itinerary).toContain(words)
  for (const words of ['Volcanoes luxury lodge', 'Balloon']) expect(itinerary).not.toContain(words)
  const voucher = await pdf('voucher')
  expect(voucher).toContain('Volcanoes lodge')
  expect(voucher).not.toContain('Volcanoes luxury lodge')
  expect(voucher).not.toMatch(/not confirmed/i)
})

test('the voucher says of each line whether it is confirmed, by its item and not by how it is called', async () => {
  const lodge = content.items.find(({ id }) => id === idOf('4'))
  const day = addDays(booking.startsOn, (lodge?.day ?? 0) - 1)
  const ask = async (item: string, label: string) =>
    sql`insert into booking_parts (booking_id, resource, day, quantity, soft, on_request, label)
      values (${booking.id}, ${`ask:trip:${item}:f1`}, ${day}, 1, true, true, ${label})`.execute(ctx.db)
  await ask('annex', 'Volcanoes lodge annex, 2 nights')
  expect(await pdf('voucher')).not.toContain('Not confirmed yet')
  await ask('lodge', 'A lodge below the volcanoes, 2 nights')
  const voucher = await pdf('voucher')
  expect(voucher).toContain('Not confirmed yet')
  expect(voucher).toContain('Not confirmed for these days yet')
  expect((await loadOwn(ctx, booking, null, readEnglish)).heading).toContain('We still wait for some services')
  await sql`update booking_parts set answer = 'yes' where booking_id = ${booking.id}`.execute(ctx.db)
  expect(await pdf('voucher')).not.toMatch(/not confirmed/i)
})

test('staff see what was accepted, change it to another proposal, and neither order nor price by hand', async () => {
  const shown = await loadBooking(ctx, readEnglish, booking.id, owner, new URLSearchParams())
  expect(shown.ordered).toContainEqual({ name: 'Proposal', value: [`${proposal.reference}, option B`] })
  const [trip, sent] = [`/admin/trips/${proposal.tripId}`, `/admin/trips/${proposal.tripId}/proposals/${proposal.id}`]
  expect(shown.related).toEqual([
    { to: trip, text: expect.stringMatching(/^Trip \S+$/) },
    { to: sent, text: `Proposal ${proposal.reference}` },
  ])
  expect(shown).toMatchObject({ amends: true, adjusts: undefined, apart: undefined })
  expect(shown.purchases).toHaveLength(5)
})

test('a row of the exported list says what it is', async () => {
  const account = await findAccount(ctx.db, booking, ctx.clock.now())
  expect(fileRow(booking, account).map(String)).toEqual(expect.arrayContaining(['Tailor-made', 'Three countries', '17243.89']))
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { answerPart } from '#features/bookings/changes/answer-part.server.ts'
import { listParts } from '#features/bookings/reads.server.ts'
import { findDocument } from '#features/documents/document-of-booking.server.ts'
import { readPdf } from '#features/documents/test-pdf.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { chooseService } from '#features/supply/choices/choose-supplier.server.ts'
import { bookingNow, paid } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { proposedJourney, startOfJourney } from '#tests/support/private-journey.ts'
import { accept } from '#tests/support/sent-proposal.ts'
import { linesOf, recordedBy, replied, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loadBooking } from '../../admin/bookings/load-booking.server.ts'
import { setBookingCookie } from '../../shared/booking-cookie.server.ts'
import { documentSources } from '../../shared/document-sources.server.ts'
import { readEnglish } from '../../words/sources.server.ts'

const { ctx } = await testContext()
const site = await openSite(ctx)

test('what a customer and the office read names the lodge that is ordered now, and none while the other one has not confirmed', async () => {
  const { proposal, serviceId } = await proposedJourney(ctx, { secret: ctx.config.secret, startsOn: startOfJourney(ctx) })
  const totalMinor = proposal.content.options[0]?.totalMinor ?? 0
  const accepted = await accept(ctx, proposal, { letter: 'A', ticked: [], totalMinor, method: null })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const { id } = accepted.value
  for (const { resource, day } of (await listParts(ctx.db, id)).filter(({ onRequest }) => onRequest))
    await answerPart(ctx, id, { resource, day, answer: 'yes', actor: 'Diane', text: 'By phone' })
  await paid(ctx, id, totalMinor)
  const booking = await bookingNow(ctx, id)
  const textOf = async (name: string) => {
    const found = await findDocument(ctx, booking, name, documentSources, 'staff')
    return found ? readPdf(found.bytes).text.replaceAll(/\s+/g, ' ') : ''
  }
  const page = async () => {
    const Cookie = setBookingCookie(ctx, booking.reference, bookingKey(ctx.config.secret, booking)).split(';')[0] ?? ''
    return (await fetch(`${site}/bookings/${booking.reference}`, { headers: { Cookie } })).text()
  }
  const staff = await member(ctx, { role: 'sales' })
  const screen = () => loadBooking(ctx, readEnglish, id, staff, new URLSearchParams())
  const officeReads = async () => {
    const row = (await screen()).parts.find(({ what }) => what.includes('Lake House'))
    return row && [row.what, row.state.word]
  }
  const shown = async () =>
    (await Promise.all([page(), textOf('itinerary'), textOf('voucher')])).map((text) =>
      ['Lake House', 'Hill Lodge', 'we tell you where you stay', 'Plains Camp'].filter((words) => text.includes(words)),
    )
  const everywhere = (...words: string[]) => [words, words, words]
  expect(await shown()).toEqual(everywhere('Lake House', 'Plains Camp'))
  const answers = (answer: 'yes' | null) =>
    sql`update booking_parts set answer = ${answer} where booking_id = ${id} and resource like 'ask:trip:%'`.execute(ctx.db)
  await answers(null)
  expect(await textOf('voucher')).toContain('Not confirmed yet')
  await answers('yes')
  expect(await textOf('voucher')).not.toContain('Not confirmed yet')
  expect(await officeReads()).toEqual([expect.stringMatching(/^Lake House/), 'Confirmed'])

  await sendAll(ctx, id)
  const lake = (await linesOf(ctx, id)).find((line) => line.serviceId === serviceId('lake'))
  await recordedBy(ctx, lake?.orderId ?? 0, replied(lake?.id ?? 0, { answer: 'declined' }))
  expect(await shown()).toEqual(everywhere('we tell you where you stay', 'Plains Camp'))
  expect(await officeReads()).toEqual([expect.stringContaining('no supplier is ordered'), 'Not ordered'])

  const choice = {
    run: { bookingId: id },
    itemKey: lake?.itemKey ?? '',
    serviceId: serviceId('hill'),
    reason: 'Lake House is full',
  }
  expect(await chooseService(ctx, { ...choice, actor: { id: 'diane', name: 'Diane' } })).toMatchObject({ done: true })
  const hill = (await linesOf(ctx, id)).find((line) => line.serviceId === serviceId('hill'))
  await sendAll(ctx, id, hill?.orderId ?? 0, 'Mr Habimana')
  expect(await shown()).toEqual(everywhere('we tell you where you stay', 'Plains Camp'))
  expect(await officeReads()).toEqual([expect.stringMatching(/^Hill Lodge \(sold as Lake House/), 'Awaiting reply'])

  await recordedBy(ctx, hill?.orderId ?? 0, replied(hill?.id ?? 0))
  expect(await shown()).toEqual(everywhere('Hill Lodge', 'Plains Camp'))
  expect(await officeReads()).toEqual([expect.stringMatching(/^Hill Lodge \(sold as Lake House/), 'Confirmed'])
  const { tasks, message } = await screen()
  const alert = tasks.find(({ text }) => text.includes('Hill Lodge is ordered in place of Lake House'))
  expect(alert?.form).toEqual({ to: `/admin/bookings/${id}?ask=email:other-supplier`, verb: 'Write to the customer' })
  const prepared = message.email?.templates.find((template) => template.id === 'other-supplier')
  expect(prepared?.body).toMatch(/\d{4}: Hill Lodge, in place of Lake House\./)
})

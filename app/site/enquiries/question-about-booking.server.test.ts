import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBooking } from '#features/bookings/reads.server.ts'
import { answerEnquiry } from '#features/enquiries/answer-enquiry.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loadBooking } from '../../admin/bookings/load-booking.server.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadQuestions } from '../manage-booking/load-questions.server.ts'

const { ctx, clock } = await testContext()
const site = await openSite(ctx)
const owner = await member(ctx, { role: 'owner' })

test('a question that names a booking of its sender is linked to it: staff and the customer read it there with its answer', async () => {
  const booking = await findBooking(ctx.db, await bareBooking(ctx.db))
  if (!booking) throw new Error('No booking')
  const page = await (await fetch(`${site}/contact?booking=${booking.reference}`)).text()
  expect(page).toContain(`About booking ${booking.reference}: `)
  const ask = async (email: string, message: string) => {
    const shown = /name="shown" value="([^"]*)"/.exec(await (await fetch(`${site}/contact`)).text())?.[1] ?? ''
    clock.advance(30_000)
    const body = new URLSearchParams({ topic: 'booking', name: 'Marit', email, phone: '', message, more: '', shown })
    await fetch(`${site}/contact`, { method: 'POST', body, headers: { Origin: site } })
  }
  const named = booking.reference.toLowerCase().replace('-', '')
  const alike = 'Standard, beverage, greenery, demanded, teammate, ferryman?'
  await ask('Marit@example.no', `${alike} About ${named}: is there a ramp?`)
  await ask('somebody@example.org', `About ${booking.reference}: who travels?`)
  await ask(booking.email, 'Is there a lift?')
  const { rows } = await sql<{ id: string; linked: string | null }>`
    select id, booking_id as linked from enquiries order by created_at, id`.execute(ctx.db)
  expect(rows.map(({ linked }) => linked).filter(Boolean)).toEqual([booking.id])
  const linked = rows.find((row) => row.linked)?.id ?? ''
  const answered = await answerEnquiry(ctx, { id: linked, seen: 1, text: 'Yes, at the side door.', actor: owner })
  expect(answered.done).toBe(true)
  expect((await loadQuestions(ctx.db, booking, readEnglish.format)).map(({ ours, text }) => [ours, text])).toEqual([
    [false, `${alike} About ${named}: is there a ramp?`],
    [true, 'Yes, at the side door.'],
  ])
  const timeline = async () => {
    const view = await loadBooking(ctx, readEnglish, booking.id, owner, new URLSearchParams())
    return view.timeline.filter(({ about }) => about === 'messages').map(({ text }) => text)
  }
  expect(await timeline()).toEqual([`${alike} About ${named}: is there a ramp?`, 'Yes, at the side door.'])
})

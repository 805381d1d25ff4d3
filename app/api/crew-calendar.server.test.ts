import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calendarAddress, sheetAddress } from '#features/roster/sheet/sheet-address.server.ts'
import { gorillaTrek, seatsOn } from '#tests/support/cast.ts'
import { assigned, bookedRun, neverOnASheet, newGuide } from '#tests/support/crew-sheets.ts'
import { openSite } from '#tests/support/open-site.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays } from '#values/dates.ts'

const { site: words, words: inLanguages } = shippedLanguages()
const tested = await testContext({ now: '2027-03-12T08:00:00Z' })
const ctx = { ...tested.ctx, words: inLanguages }
const site = await openSite(ctx, { words })
const { id: departureId, slug, startsOn } = await gorillaTrek(ctx, { seats: 8 })
const days = { from: startsOn, to: addDays(startsOn, 2) }

const get = async (address: string) => fetch(site + address.slice(ctx.config.publicUrl.length))
/** The events of a guide's calendar by the id of their assignment, each as its lines. */
async function eventsOf(guide: { id: number; feedVersion: number }, language?: string) {
  const answer = await get(calendarAddress(ctx, guide, language))
  const text = (await answer.text()).replaceAll('\r\n ', '')
  const events = text.split('BEGIN:VEVENT\r\n').slice(1)
  const idOf = (event: string) => Number(/UID:assignment-(\d+)@localhost/.exec(event)?.[1])
  return { status: answer.status, text, of: new Map(events.map((event) => [idOf(event), event.split('\r\n')])) }
}
const guide = async (name: string) => ({ id: await newGuide(ctx.db, name), feedVersion: 1 })

test('a calendar has each assignment with its days, its role and how certain it is, and no name of a traveller', async () => {
  const of = await guide('Calendar Guide')
  const { id: bookingId, reference } = await bookedRun(ctx.db, { order: seatsOn(slug), departureId, startsOn, endsOn: days.to })
  const on = await assigned(ctx.db, { guideId: of.id, departureId, ...days })
  const hours = { span: { from: '2027-05-02T22:00', to: '2027-05-03T01:30' }, from: '2027-05-02', to: '2027-05-03' }
  const transfer = await assigned(ctx.db, { guideId: of.id, role: 'driver', bookingId, state: 'pencilled', ...hours })
  const requested = await assigned(ctx.db, {
    guideId: of.id,
    bookingId,
    state: 'requested',
    from: '2027-05-10',
    to: '2027-05-10',
  })
  const away = await assigned(ctx.db, { guideId: of.id, absence: 'leave', from: '2027-04-01', to: '2027-04-07' })
  const { status, text, of: events } = await eventsOf(of)
  expect(status).toBe(200)
  expect(text).toContain('NAME:Impamba: Calendar Guide\r\n')
  expect(events.size).toBe(4)
  expect(events.get(on.id)).toEqual(
    expect.arrayContaining([
      'SEQUENCE:1',
      `DTSTART;VALUE=DATE:${days.from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(days.to, 1).replaceAll('-', '')}`,
      'SUMMARY:An hour with the gorillas (driver-guide)',
      `DESCRIPTION:${slug}`,
      'STATUS:CONFIRMED',
    ]),
  )
  expect(events.get(transfer.id)).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Africa/Kigali:20270502T220000',
      'DTEND;TZID=Africa/Kigali:20270503T013000',
      'SUMMARY:A journey (driver)',
      `DESCRIPTION:${reference}\\nNot certain yet: its booking is on hold.`,
      'STATUS:TENTATIVE',
    ]),
  )
  expect(events.get(requested.id)).toContain('STATUS:TENTATIVE')
  expect(events.get(away.id)).toEqual(
    expect.arrayContaining(['SUMMARY:On leave', 'DTEND;VALUE=DATE:20270408', 'STATUS:CONFIRMED']),
  )
  const hidden = [...neverOnASheet, 'Zebulon', 'Zqfamily', '+47', '/sheet/']
  expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
})

test('what was released or declined is cancelled in it for thirty days, and what is over stays as long', async () => {
  const of = await guide('Released Guide')
  const at = (day: string) => new Date(`${day}T10:00:00Z`)
  const off = (state: 'released' | 'declined', day: string) =>
    assigned(ctx.db, { guideId: of.id, departureId, ...days, state, endedAt: at(day) })
  const [released, declined, longAgo] = [
    await off('released', '2027-02-10'),
    await off('declined', '2027-03-11'),
    await off('released', '2027-02-09'),
  ]
  const over = await assigned(ctx.db, { guideId: of.id, absence: 'sick', from: '2027-02-10', to: '2027-02-10' })
  const older = await assigned(ctx.db, { guideId: of.id, absence: 'training', from: '2027-02-01', to: '2027-02-09' })
  await sql`update assignments set version = 4 where id = ${released.id}`.execute(ctx.db)
  const { of: events } = await eventsOf(of)
  expect(events.get(released.id)).toEqual(expect.arrayContaining(['SEQUENCE:4', 'STATUS:CANCELLED']))
  expect(events.get(declined.id)).toContain('STATUS:CANCELLED')
  expect(events.get(over.id)).toContain('SUMMARY:On sick leave')
  expect([events.has(longAgo.id), events.has(older.id)]).toEqual([false, false])
})

test('a wrong key, a former version, the key of a sheet and a retired guide have no calendar', async () => {
  const of = await guide('Retired Guide')
  const on = await assigned(ctx.db, { guideId: of.id, departureId, ...days })
  expect((await eventsOf(of)).status).toBe(200)
  const sheet = sheetAddress(ctx, on).split('/sheet/')[1]
  for (const key of [sheet, `${of.id}-${'A'.repeat(32)}`, 'x', String(of.id)])
    expect([key, (await fetch(`${site}/crew-calendar/${key}.ics`)).status]).toEqual([key, 404])
  expect((await get(`${calendarAddress(ctx, of)}?language=xx`)).status).toBe(404)
  await sql`update guides set feed_version = 2 where id = ${of.id}`.execute(ctx.db)
  expect((await eventsOf(of)).status).toBe(404)
  expect((await eventsOf({ ...of, feedVersion: 2 })).status).toBe(200)
  await sql`update guides set active = false where id = ${of.id}`.execute(ctx.db)
  expect((await eventsOf({ ...of, feedVersion: 2 })).status).toBe(404)
})

test('a calendar is in the language of its address', async () => {
  const of = await guide('French Guide')
  await assigned(ctx.db, { guideId: of.id, absence: 'leave', from: '2027-04-01', to: '2027-04-07' })
  expect((await eventsOf(of, 'fr')).text).toContain('SUMMARY:En congé')
})

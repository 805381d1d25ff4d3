import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readPdf } from '#features/documents/test-pdf.server.ts'
import { sendStoredEmail } from '#features/emails/send-stored-email.server.ts'
import { listDetails } from '#features/travellers/list-details.server.ts'
import { saveRooms } from '#features/travellers/save-rooms.server.ts'
import { bookingNow } from '#tests/support/cast.ts'
import { suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays } from '#values/dates.ts'
import { recordReplies } from '../answers/record-replies.server.ts'
import { followOrders } from '../follow/follow-orders.server.ts'
import { type OrderLine, toSend } from '../lines/order-line.ts'
import { listConfirmedStays } from '../list-confirmed-stays.server.ts'
import { lineDaysText, lineRows } from '../messages/line-text.ts'
import { sendOrders, stampOf } from '../messages/send-orders.server.ts'
import { findOrder, listLines, listMessages, lockRun } from '../reads.server.ts'
import { filesOfSupplierEmail } from './files-of-supplier-email.server.ts'
import { findPaper, openPapers, paperHash } from './find-paper.server.ts'
import { sendPaper } from './send-paper.server.tsx'

const { ctx, emails } = await testContext()
const trek = await suppliedTrek(ctx)
const actor = { id: 'diane', name: 'Diane' }
const linesOf = async (bookingId: string): Promise<OrderLine[]> => {
  const run = await ctx.db.transaction().execute((tx) => lockRun(tx, { bookingId }))
  return run ? listLines(ctx.db, run.id) : []
}

async function confirmedStay() {
  const { bookingId } = await trek.book({ travellers: 3 })
  await followOrders(ctx)
  const lines = await linesOf(bookingId)
  const orderIds = lines.flatMap(({ orderId }) => orderId ?? [])
  await sendOrders(ctx, { run: { bookingId }, orderIds, stamp: stampOf(lines), method: 'email', spokeWith: '', actor })
  const [first] = await linesOf(bookingId)
  const replies = [{ lineId: first?.id ?? 0, answer: 'confirmed' as const, reference: 'MUT-77', until: null, costMinor: null }]
  await recordReplies(ctx, { orderId: first?.orderId ?? 0, replies, text: '', by: actor, acceptsCost: false })
  await sql`update booking_travellers set first_names = 'Ingrid', family_name = 'Berg' where booking_id = ${bookingId} and position = 1`.execute(
    ctx.db,
  )
  await sql`
    insert into traveller_details (booking_id, position, nationality, passport_name, diet, access, updated_at, updated_by)
    values (${bookingId}, 1, 'NO', 'BERG SECRETNAME', 'Vegetarian', 'Wheelchair', now(), 'Diane')`.execute(ctx.db)
  await sql`insert into booking_flights (booking_id, direction, number, airport, day, at, positions, entered_at, entered_by)
    select id, 'in', 'KL 537', 'KGL', starts_on, '19:45', '{}', now(), 'Diane' from bookings where id = ${bookingId}`.execute(
    ctx.db,
  )
  return { bookingId, confirmed: first?.orderId ?? 0, other: orderIds.find((id) => id !== first?.orderId) ?? 0 }
}

test('the nights that a lodge has confirmed are on the voucher of the customer, and those that are only asked for are not', async () => {
  const { bookingId } = await confirmedStay()
  const booking = await bookingNow(ctx, bookingId)
  const night = { firstDay: booking.startsOn, lastDay: booking.startsOn, name: 'Lodge Mutobo' }
  expect(await listConfirmedStays(ctx.db, booking)).toMatchObject([{ ...night, theirReference: 'MUT-77' }])
})

test('a voucher says what was confirmed with both references and whom to call, and the rooming list who sleeps where and when they come', async () => {
  const { confirmed } = await confirmedStay()
  const voucher = readPdf((await findPaper(ctx, confirmed, 'voucher'))?.bytes ?? Buffer.of())
  expect(voucher.text).toMatch(/Service voucher/)
  for (const words of ['MUT-77', 'Lodge Mutobo', '1 twin or double room, 1 single room', '3 adults', 'Berg'])
    expect(voucher.text).toContain(words)
  const list = readPdf((await findPaper(ctx, confirmed, 'rooming-list'))?.bytes ?? Buffer.of())
  for (const words of ['Ingrid Berg', 'Norway', 'Vegetarian; Wheelchair', 'KL 537, KGL']) expect(list.text).toContain(words)
  for (const { text } of [voucher, list]) expect(text).not.toMatch(/SECRETNAME|marit@|\+47|4,900|150\.00|300\.00|\$/)
  if (process.env.PAPERS)
    await writeFile(`${process.env.PAPERS}/voucher.pdf`, (await findPaper(ctx, confirmed, 'voucher'))?.bytes ?? '')
  if (process.env.PAPERS)
    await writeFile(`${process.env.PAPERS}/rooming.pdf`, (await findPaper(ctx, confirmed, 'rooming-list'))?.bytes ?? '')
})

test('whose name is missing is said by place, and nobody of another comfort is on the list of a lodge', async () => {
  const { bookingId, confirmed } = await confirmedStay()
  const order = await findOrder(ctx.db, confirmed)
  const lines = (await linesOf(bookingId)).filter(({ orderId }) => orderId === confirmed)
  const { paperOf, namelessOf } = await openPapers(ctx, { bookingId })
  expect(namelessOf(lines)).toEqual([{ bookingId, positions: [2, 3] }])
  expect(namelessOf([])).toEqual([])
  const ofComfort = (comfort: string) => lines.map((line) => ({ ...line, itemKey: `package:1:1:${comfort}` }))
  expect(namelessOf(ofComfort('lodge'))).toHaveLength(1)
  expect(namelessOf(ofComfort('luxury'))).toEqual([])
  const list = order && paperOf(order, ofComfort('luxury'), 'rooming-list')
  expect(list).toMatchObject({ rooms: [], arrivals: [] })
})

test('a voucher counts the diets of who eats there, without a name, and of a service without a meal none', async () => {
  const { bookingId, confirmed } = await confirmedStay()
  await sql`insert into traveller_details (booking_id, position, diet, updated_at, updated_by)
    values (${bookingId}, 2, 'vegetarian ', now(), 'Diane'), (${bookingId}, 3, 'No nuts', now(), 'Diane')`.execute(ctx.db)
  const order = await findOrder(ctx.db, confirmed)
  const lines = (await linesOf(bookingId)).filter(({ orderId }) => orderId === confirmed)
  const { paperOf } = await openPapers(ctx, { bookingId })
  const asKind = (kind: 'stay' | 'meal' | 'activity') =>
    lines.map((line) => ({ ...line, agreed: line.agreed && { ...line.agreed, kind } }))
  const dietsOf = (kind: 'stay' | 'meal' | 'activity') => order && paperOf(order, asKind(kind), 'voucher')
  for (const kind of ['stay', 'meal'] as const) expect(dietsOf(kind)).toMatchObject({ diets: ['2 × Vegetarian', '1 × No nuts'] })
  expect(dietsOf('activity')).not.toHaveProperty('diets')
  const { text } = readPdf((await findPaper(ctx, confirmed, 'voucher'))?.bytes ?? Buffer.of())
  expect(text).toContain('2 × Vegetarian, 1 × No nuts')
  expect(text).not.toContain('Ingrid')
  // Once the details are deleted, no paper that is made again knows of them.
  await sql`delete from traveller_details where booking_id = ${bookingId}`.execute(ctx.db)
  expect((await findPaper(ctx, confirmed, 'voucher'))?.facts).not.toHaveProperty('diets')
})

test('a lodge reads which two want one bed, and which want two', async () => {
  const { bookingId, confirmed } = await confirmedStay()
  const details = await listDetails(ctx, bookingId, { withPrivate: false })
  const asked = async (beds: 'twin' | 'double' | '') => {
    const staff = { id: 'one', name: 'Aline' }
    const now = await listDetails(ctx, bookingId, { withPrivate: false })
    const choices = now.slice(0, 2).map(({ position, version }) => ({ position, room: 'Us', beds, seen: version }))
    expect(await saveRooms(ctx, bookingId, choices, staff)).toMatchObject({ done: true })
    const facts = (await findPaper(ctx, confirmed, 'rooming-list'))?.facts
    return facts?.kind === 'rooming-list' ? facts.rooms.map(({ name }) => name).toSorted() : []
  }
  expect(details).toHaveLength(3)
  expect(await asked('')).toEqual(['Single', 'Twin or double'])
  expect(await asked('double')).toEqual(['Double', 'Single'])
  expect(await asked('twin')).toEqual(['Single', 'Twin'])
  expect(await asked('')).toEqual(['Single', 'Twin or double'])
  await asked('double')
  await followOrders(ctx)
  const stay = (await linesOf(bookingId)).find(({ orderId }) => orderId === confirmed)
  expect(stay && toSend(stay), 'what was confirmed before they asked').toBe('change')
  expect(stay && new Map(lineRows(stay)).get('Rooms')).toBe('1 double room, 1 single room')
})

test('days that were moved since are not confirmed yet, on the voucher and on the rooming list', async () => {
  const { bookingId, confirmed } = await confirmedStay()
  const order = await findOrder(ctx.db, confirmed)
  const [line] = (await linesOf(bookingId)).filter(({ orderId }) => orderId === confirmed)
  if (!order || !line) throw new Error('Nothing is confirmed')
  const { paperOf } = await openPapers(ctx, { bookingId })
  const nightsOf = (moved: OrderLine) => {
    const [voucher, list] = [paperOf(order, [moved], 'voucher'), paperOf(order, [moved], 'rooming-list')]
    const nights = voucher?.kind === 'voucher' ? voucher.services[0]?.rows[0]?.[1] : ''
    expect(list).toMatchObject({ nights })
    return nights
  }
  expect(nightsOf(line)).not.toContain('not confirmed')
  const moved = { ...line, firstDay: addDays(line.firstDay, 2), lastDay: addDays(line.lastDay, 2) }
  expect(nightsOf(moved)).toBe(`${lineDaysText(moved)}: not confirmed yet. Confirmed: ${lineDaysText(line)}`)
})

test('of what is not confirmed there is no voucher, and nothing is sent', async () => {
  const { other } = await confirmedStay()
  expect(await findPaper(ctx, other, 'voucher')).toBeUndefined()
  expect(await sendPaper(ctx, { orderId: other, kind: 'voucher', seen: 0, actor })).toMatchObject({
    refusal: { reason: 'nothing-confirmed' },
  })
})

test('sent, the paper is in the email and no name is in what is stored; another diet makes it another list', async () => {
  const { bookingId, confirmed } = await confirmedStay()
  const input = {
    orderId: confirmed,
    kind: 'rooming-list',
    seen: (await listMessages(ctx.db, [confirmed])).length,
    actor,
  } as const
  const presses = await Promise.all([sendPaper(ctx, input), sendPaper(ctx, input)])
  expect(presses).toMatchObject([{ done: true }, { done: true }])
  const lists = (await listMessages(ctx.db, [confirmed])).filter(({ kind }) => kind === 'rooming-list')
  expect(lists, 'pressed twice, sent once').toHaveLength(1)
  const { rows } = await sql<{
    id: number
    html: string
    files: string[]
  }>`select id, html, files from emails order by id desc limit 1`.execute(ctx.db)
  expect(rows[0]?.html).not.toMatch(/Ingrid/)
  expect(rows[0]?.files).toEqual([`supplier-order-${confirmed}-rooming-list`])
  await sendStoredEmail(ctx, { letterId: rows[0]?.id }, (email) => filesOfSupplierEmail(ctx, email))
  expect(emails.at(-1)?.attachments?.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^rooming-list-S-....\.pdf$/),
  ])
  const message = (await listMessages(ctx.db, [confirmed])).at(-1)
  const hashNow = async () => {
    const paper = await findPaper(ctx, confirmed, 'rooming-list')
    return paper && paperHash(paper.facts)
  }
  expect(message).toMatchObject({ kind: 'rooming-list', contentHash: await hashNow() })
  expect(JSON.stringify(message)).not.toMatch(/Ingrid/)
  await sql`update traveller_details set diet = 'No fish' where booking_id = ${bookingId}`.execute(ctx.db)
  expect(await hashNow()).not.toBe(message?.contentHash)
})

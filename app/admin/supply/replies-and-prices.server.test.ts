import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { followOrders } from '#features/supply/follow/follow-orders.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { removeTraveller, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { bookingOrders } from '#tests/support/supplier-screens.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadDueSupply } from '../dashboard/load-due-supply.server.ts'
import { loadSupplyList } from './load-supply-list.server.ts'
import { loadSupplySummary } from './load-supply-summary.server.ts'
import { action as listAction } from './supply.tsx'

const { ctx, clock } = await testContext()
const { viewOf, post, booked, sendAll, sent, orderOf, reply } = await bookingOrders(ctx, await suppliedTrek(ctx))

test('another price is refused with a reason, and somebody else is chosen next; of a change what was agreed stands', async () => {
  const id = await sent()
  await reply(id, 'Lodge Mutobo', { answer: 'confirmed', price: '512.40' })
  const { order, line } = await orderOf(id, 'Lodge Mutobo')
  const { rows } = await loadSupplyList(ctx, readEnglish, { view: 'all', search: order.reference, after: undefined })
  expect(rows[0]?.next).toBe('Decide on the price')
  const why = `refused.${line.id}`
  const refuse = { event: 'refuse', order: String(order.id), line: String(line.id), amount: '51240' }
  expect(await post(id, { ...refuse, [why]: ' ' })).toMatchObject({
    status: 422,
    data: { errors: { [why]: expect.any(String) } },
  })
  const long = 'x'.repeat(401)
  expect(await post(id, { ...refuse, [why]: long })).toMatchObject({
    status: 422,
    data: { errors: { [why]: 'Write at most 400 characters.' }, values: { [why]: long } },
  })
  expect(await post(id, { ...refuse, [why]: 'Too dear', amount: '51239' })).toMatchObject({ status: 409 })
  const { location } = await post(id, { ...refuse, [why]: 'Too dear' })
  const { open, choice } = await viewOf(id, location?.replace(/^[^?]*|#.*$/g, ''))
  expect([open.length, choice?.line]).toEqual([1, open[0]?.id])
  const history = async (role: 'sales' | 'read-only') => {
    const orders = (await viewOf(id, '', role)).orders
    return JSON.stringify(orders.find(({ supplier }) => supplier === 'Lodge Mutobo')?.history)
  }
  expect(await history('sales')).toContain('Too dear')
  expect(await history('read-only'), 'the reason may name the price').not.toContain('Too dear')

  await reply(id, 'Lodge Lunga', { answer: 'confirmed', reference: 'L-1' })
  await removeTraveller(ctx, id)
  await followOrders(ctx)
  const lunga = (await orderOf(id, 'Lodge Lunga')).order
  await post(id, { event: 'send', order: String(lunga.id), stamp: lunga.stamp })
  await reply(id, 'Lodge Lunga', { answer: 'confirmed', price: '999' })
  const change = (await orderOf(id, 'Lodge Lunga')).line
  const form = { event: 'refuse', order: String(lunga.id), line: String(change.id), amount: '99900' }
  expect((await post(id, { ...form, [`refused.${change.id}`]: 'Too dear' })).location).toContain(`#order-${lunga.id}`)
  expect((await orderOf(id, 'Lodge Lunga')).line).toMatchObject({
    isConfirmed: true,
    changeDeclined: true,
    otherPrice: undefined,
  })
})

test('without a mail server an order says that it was not sent, with its text to send; a reply ends that', async () => {
  const id = await booked()
  await sql`update suppliers set phone = '+250 788 300 412' where name = 'Lodge Mutobo'`.execute(ctx.db)
  const noMail = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  expect(await sendAll(id, noMail)).toMatchObject({ status: 303, location: expect.stringContaining('did=written&count=2') })
  const mutobo = async () => (await viewOf(id, '', 'sales', noMail)).orders.find(({ supplier }) => supplier === 'Lodge Mutobo')
  const order = await mutobo()
  expect(order?.notSent[0]?.text).toContain('/supplier-orders/')
  expect(order?.notSent[0]?.mailto).toContain('mailto:desk@mutobo.example?subject=')
  expect(order?.notSent[0]?.whatsapp).toContain('https://wa.me/250788300412?text=')
  expect(order?.history).toMatchObject([{ title: 'Order written, no. 1', sentEmail: { state: 'not sent' } }])
  const { rows } = await loadSupplyList(ctx, readEnglish, { view: 'all', search: order?.reference ?? '', after: undefined })
  expect(rows[0]).toMatchObject({
    since: expect.stringMatching(/^written /),
    states: [{ word: 'Written, not sent' }],
    notSent: { numbers: [1] },
  })
  await reply(id, 'Lodge Mutobo', { answer: 'confirmed', reference: 'LM-1' })
  expect((await mutobo())?.notSent).toEqual([])
})

test('what was only written is said by the order, the list, its history, the booking and the dashboard, and one press records that it was sent', async () => {
  const noMail = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  const id = await booked({ startsOn: addDays(kigaliDay(clock.now()), 9) })
  await sendAll(id, noMail)
  const said = async () => {
    const order = (await viewOf(id)).orders.find(({ supplier }) => supplier === 'Lodge Mutobo')
    const search = order?.reference ?? ''
    const rows = async (view: 'send' | 'waiting') =>
      (await loadSupplyList(ctx, readEnglish, { view, search, after: undefined })).rows.map(({ states, next }) => [
        states[0]?.word,
        next,
      ])
    const rowsDue = await loadDueSupply(ctx.db, readEnglish, { now: clock.now(), mayWrite: true })
    const summary = await loadSupplySummary(ctx.db, readEnglish, { bookingId: id }, clock.now())
    return {
      line: order?.lines[0]?.state,
      texts: order?.notSent.length,
      lists: [await rows('send'), await rows('waiting')],
      history: order?.history.map(({ title, by, sentEmail }) => [title, by, sentEmail?.state]),
      due: rowsDue.find(({ kind, item }) => kind === 'supplySend' && item.form?.to.includes(id))?.item.detail,
      booking: [summary?.lines[0]?.state, summary?.tag?.word],
    }
  }
  expect(await said()).toEqual({
    line: 'Written, not sent',
    texts: 1,
    lists: [[['Written, not sent', 'Send its text']], []],
    history: [['Order written, no. 1', expect.any(String), 'not sent']],
    due: 'Order to send. The emails to 2 suppliers are written and not sent.',
    booking: ['Written, not sent', '2 emails written, not sent'],
  })
  const { order } = await orderOf(id, 'Lodge Mutobo')
  const form = { event: 'sent-by-staff', order: String(order.id), numbers: '1', how: 'whatsapp' }
  expect(await post(id, { ...form, how: 'pigeon' })).toMatchObject({ status: 422 })
  const cookie = await cookieOf(ctx, 'sales')
  const press = () => answerOf(() => listAction(argsOf(ctx, '/admin/supply?view=send&q=S', { cookie, form }) as never))
  expect(await press()).toMatchObject({ status: 303, location: '/admin/supply?view=send&q=S&did=sent-by-staff' })
  expect(await press(), 'pressed again').toMatchObject({
    status: 409,
    data: { sentence: expect.stringContaining('sent already') },
  })
  expect(await said()).toEqual({
    line: 'Awaiting reply',
    texts: 0,
    lists: [[], [['Awaiting reply', expect.stringContaining('Reply due')]]],
    history: [
      ['Order written, no. 1', expect.any(String), 'sent by staff'],
      ['Order no. 1 sent by WhatsApp', expect.any(String), undefined],
    ],
    due: 'Order to send. The email to 1 supplier is written and not sent.',
    booking: ['Awaiting reply', '1 email written, not sent'],
  })
})

test('what a supplier wrote last stands with its order until it is sent something, for who may read costs', async () => {
  const id = await sent()
  const { order, line } = await orderOf(id, 'Lodge Mutobo')
  const own = { order: String(order.id), [`version.${line.id}`]: String(line.version), [`answer.${line.id}`]: 'wait-listed' }
  const text = `text.${order.id}`
  expect(await post(id, { event: 'reply', ...own, [text]: 'x'.repeat(2001) })).toMatchObject({
    status: 422,
    data: { errors: { [text]: expect.any(String) } },
  })
  await post(id, { event: 'reply', ...own, [text]: 'We have a tent for 90 dollars' })
  const newest = async (role: 'sales' | 'read-only') =>
    (await viewOf(id, '', role)).orders.find((one) => one.id === order.id)?.newest
  expect(await newest('sales')).toMatchObject({ stands: true, text: expect.stringContaining('90 dollars'), isHidden: false })
  const hidden = await newest('read-only')
  expect([hidden?.isHidden, hidden?.text.includes('90 dollars')]).toEqual([true, false])
  await removeTraveller(ctx, id)
  await followOrders(ctx)
  const { stamp } = (await orderOf(id, 'Lodge Mutobo')).order
  clock.advance(60_000)
  await post(id, { event: 'phone', order: String(order.id), stamp, [`spokeWith.${order.id}`]: 'Eric' })
  expect(await newest('sales')).toBeUndefined()
})

test('of an order that awaits a reply the list says first that a change or a cancellation is to be sent, and the filter finds it', async () => {
  const id = await sent({ travellers: 3 })
  const { order } = await orderOf(id, 'Lodge Mutobo')
  const row = async () => {
    await followOrders(ctx)
    const [found, ...more] = (await loadSupplyList(ctx, readEnglish, { view: 'send', search: order.reference, after: undefined }))
      .rows
    expect(more).toEqual([])
    return { states: found?.states.map(({ word }) => word), next: found?.next }
  }
  expect(await row(), 'it was sent').toEqual({ states: undefined, next: undefined })
  await removeTraveller(ctx, id)
  expect(await row()).toEqual({ states: ['Change to send', 'Awaiting reply'], next: 'Send' })
  const summary = await loadSupplySummary(ctx.db, readEnglish, { bookingId: id }, clock.now())
  expect(summary?.lines[0]).toMatchObject({ sends: 'Change to send', state: 'Awaiting reply' })
  await sql`update bookings set state = 'cancelled', version = version + 1 where id = ${id}`.execute(ctx.db)
  expect(await row()).toEqual({ states: ['Cancellation to send', 'Cancelled'], next: 'Send' })
})

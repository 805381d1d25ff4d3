import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { type LocalGateway, openLocalGateway } from '#tests/support/gateway/local-gateway.ts'
import { dice } from '#tests/support/hostile.ts'
import { pauseSchedule } from '#tests/support/pause-schedule.ts'
import { visitor } from '#tests/support/visitor.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { type ReadyDraft, readyDrafts } from './ready-drafts.ts'
import { makeRoom, openServerToBreak, type ServerToBreak } from './server-to-break.ts'

const copies = 3
/** What goes back in two refunds, in cents: the first arrives, the second comes back to us. */
const refunded = 1_000
const failed = 500

export const webhooks: Drill = {
  name: 'webhooks',
  promise:
    'However often and in whatever order card notices come, the money and the booking end the same; a forged notice is refused.',
  round: `a payment and two refunds, each of their notices once or ${copies} times in a random order, after forged ones of each`,
  rounds: 100,
  controls: [
    {
      guard: 'a notice is believed by its signature alone',
      rounds: 3,
      replace: {
        text: 'Stripe.webhooks.constructEvent(rawBody, signature ?? "", secret)',
        by: 'JSON.parse(Buffer.from(rawBody).toString())',
      },
    },
    {
      guard: "a refund is known by its own id, not by its event's",
      rounds: 10,
      replace: { text: ':failed` : refund.id,', by: ':failed` : event.id,' },
    },
    {
      guard: 'a refund that is told before its payment is sent again',
      rounds: 20,
      replace: { text: 'if (reason === "nothing-settled") return', by: 'if (reason === "") return' },
    },
  ],
  run: deliverWebhooks,
}

async function deliverWebhooks(input: DrillInput): Promise<Counted> {
  const gateway = await openLocalGateway()
  const server = await openServerToBreak(input, gateway.environment)
  gateway.deliverTo(`${server.url}/api/card/webhook`)
  gateway.loseWebhooks(true)
  const roll = dice(13)
  const departure = demoTrek(3)
  const counts = { delivered: 0, again: 0, forged: 0, believed: 0 }
  const ends = new Map<string, number>()
  const wrong: string[] = []
  try {
    await pauseSchedule(server.db)
    await makeRoom(server.db, departure, 1_000_000)
    for (const [index, draft] of (await readyDrafts(server, departure, { count: input.rounds, seats: 1 })).entries()) {
      const paid = await payByCard(server, gateway, draft)
      const before = await stateOf(server.db, paid.bookingId)
      for (const { body } of paid.events) await forge(body)
      if ((await stateOf(server.db, paid.bookingId)) !== before) wrong.push('A forged notice changed a booking')
      // The first comes as it should, the others as it happens: in turn each notice once, and each several times.
      const ids = paid.events.map(({ id }) => id)
      const times = index % 2 === 0 ? copies : 1
      const order = index === 0 ? ids : shuffled(Array.from({ length: times }, () => ids).flat(), roll)
      await deliver(order, index === 0 ? 1 : copies)
      const end = await stateOf(server.db, paid.bookingId)
      ends.set(end, (ends.get(end) ?? 0) + 1)
      const expected = `confirmed, ${paid.amount - refunded} paid, 1 settled`
      if (!end.startsWith(expected)) wrong.push(`It ended as: ${end.replace(/\d{4,}/g, '…')}`)
      if ((index + 1) % 20 === 0) input.print(`${index + 1} payments`)
    }
    if (ends.size > 1) wrong.push(`${ends.size} different ends`)
    const counted =
      `${ends.size} different end, in all ${input.rounds} orders; ${counts.delivered} notices taken, ${counts.again} asked to come again; ` +
      `${counts.forged} forged, ${counts.believed} believed`
    return { counted, wrong }
  } finally {
    await server.close()
    await gateway.close()
  }

  /** Somebody else's signature, none, an old one, and the right one of other words. */
  async function forge(body: string): Promise<void> {
    const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600
    const forgeries: [string, string][] = [
      [body, gateway.sign(body, 'whsec_somebody_else')],
      [body, ''],
      [body, gateway.sign(body, undefined, anHourAgo)],
      [body.replace(/"amount(_total)?": \d+/g, '"amount$1": 1'), gateway.sign(`${body} `)],
    ]
    for (const [words, signature] of forgeries) {
      const status = await gateway.forge(words, signature)
      counts.forged += 1
      if (status !== 400) counts.believed += 1
      if (status !== 400) wrong.push(`A forged notice was answered ${status}`)
    }
  }

  /** Sends notices, so many at once; one that is not taken comes again after all others, as the gateway does it. */
  async function deliver(order: readonly string[], together: number): Promise<void> {
    const waiting = [...order]
    for (let attempts = 0; waiting.length > 0 && attempts < 500; attempts += 1) {
      const batch = waiting.splice(0, together)
      const statuses = await Promise.all(batch.map((id) => gateway.sendAgain(id)))
      for (const [place, status] of statuses.entries()) {
        const id = batch[place]
        if (status === 200) counts.delivered += 1
        else if (id !== undefined) waiting.push(id)
        if (status === 409) counts.again += 1
        if (status !== 200 && status !== 409) wrong.push(`A notice was answered ${status}`)
      }
    }
    if (waiting.length > 0) wrong.push('A notice is never taken')
  }
}

/** A visitor pays slowly by card, gets some of it back, and some more that never reaches them. No notice is sent yet. */
async function payByCard({ url, db }: ServerToBreak, gateway: LocalGateway, { path, fields }: ReadyDraft) {
  const held = await visitor(url).post(path, { ...fields, method: 'card' })
  const opened = await fetch(url + (held.headers.get('location') ?? ''), { redirect: 'manual' })
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const own = url + (opened.headers.get('location') ?? '')
  const dueMinor = /name="dueMinor" value="(\d+)"/.exec(await (await fetch(own, { headers: { cookie } })).text())?.[1] ?? ''
  const form = new URLSearchParams({ what: 'due', dueMinor })
  await fetch(`${own}/card`, { method: 'POST', body: form, redirect: 'manual', headers: { Origin: url, cookie } })
  const checkout = [...gateway.checkouts.values()].at(-1)
  const { rows } = await sql<{ id: string }>`
    select booking_id as id from payments where id = ${checkout?.clientReference ?? null}::uuid`.execute(db)
  const bookingId = rows[0]?.id
  if (!checkout || !bookingId) throw new Error(`No checkout was begun for ${own}`)
  const from = gateway.events.length
  await gateway.press(checkout.id, 'pay-slowly')
  gateway.finish(checkout.id, 'paid')
  await refund(gateway, checkout.intent?.id ?? '', checkout.clientReference ?? '', refunded)
  gateway.failRefund(await refund(gateway, checkout.intent?.id ?? '', checkout.clientReference ?? '', failed))
  return { bookingId, amount: checkout.amount, events: gateway.events.slice(from) }
}

/** Requests a refund at the gateway as our own admin area does; returns its id there. */
async function refund(gateway: LocalGateway, intent: string, payment: string, amount: number): Promise<string> {
  const body = new URLSearchParams({ payment_intent: intent, amount: String(amount), 'metadata[payment]': payment })
  const headers = { Authorization: `Bearer ${gateway.settings.secretKey}` }
  const answer = (await (await fetch(`${gateway.url}/v1/refunds`, { method: 'POST', body, headers })).json()) as { id: string }
  return answer.id
}

/** What a booking and its money have come to, in one line. */
async function stateOf(db: Db, bookingId: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(', ', b.state, b.paid_minor || ' paid',
      (select count(*) filter (where e.kind = 'settled') || ' settled, '
        || coalesce(sum(e.amount_minor) filter (where e.kind = 'refunded'), 0) || ' refunded, '
        || coalesce(sum(e.amount_minor) filter (where e.kind = 'refund-failed'), 0) || ' came back'
        from payment_events e join payments p on p.id = e.payment_id where p.booking_id = b.id),
      (select count(*) || ' claims for good' from stock_claims c where c.booking_id = b.id and c.permanent),
      (select count(*) || ' alerts' from alerts a where a.booking_id = b.id)) as state
    from bookings b where b.id = ${bookingId}`.execute(db)
  return rows[0]?.state ?? 'gone'
}

function shuffled(items: string[], roll: () => number): string[] {
  return items
    .map((item) => ({ item, place: roll() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { listParts } from '#features/bookings/reads.server.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { tagsOf } from '#features/orders/order-tags.ts'
import type { Context } from '#platform/context.ts'
import { systemClock } from '#platform/database/database.server.ts'
import { besideServer } from '#tests/support/beside-server.ts'
import { contact, requestOf, seatsOn } from '#tests/support/cast.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import { draftToPayment, visitor } from '#tests/support/visitor.ts'
import { type Model, openBareBooking } from './bare-booking.ts'
import { openBenchServer } from './open-server.ts'
import { median, printAim, printTable } from './report.ts'
import { openDepartures, openDrafts } from './seats-to-book.ts'

/**
 * Seats booked in a second, one traveller each, eight buyers at once over eight departures: by the action, and by the least that a
 * database has to do for it (bare-booking.ts). Both in turn, on one PostgreSQL that writes every commit to disk, without a server beside
 * them: what follows a booking, its email and the pages that are made again, is not part of its rate. Then the last step's form over
 * HTTP, in turn with the same bare booking, with a server that does for both what follows; each turn waits until that is done.
 */
const together = 8
const pairs = { rounds: 7, each: 300 }
/** So many before anything is measured: a server that sells has been up for longer. */
const warm = 1_000
const overHttp = { rounds: 3, each: 40 }

/** Runs something so often, so many at a time; answers how many a second. */
async function rate(each: number, run: (nth: number) => Promise<unknown>): Promise<number> {
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let nth = next++; nth < each; nth = next++) await run(nth)
    }),
  )
  return each / ((performance.now() - began) / 1_000)
}

/** Waits until no email of a booking is left to write. */
async function emailsWritten(ctx: Context): Promise<void> {
  const left = async () => {
    const { rows } = await sql<{
      left: number
    }>`select count(*)::int as left from jobs where queue = 'booking-email'`.execute(ctx.db)
    return rows[0]?.left ?? 0
  }
  while ((await left()) > 0) await pause(100)
}

const take = <Item>(items: readonly Item[], nth: number): Item => {
  const item = items[nth % items.length]
  if (item === undefined) throw new Error('There is none')
  return item
}

export async function benchBookingRate(): Promise<void> {
  const site = await openBenchServer()
  await site.server.stop()
  const beside = await besideServer(`${site.folder}/data`)
  const bare = await openBareBooking(site.address, site.database.db)
  let server: RunningServer | undefined
  try {
    const ctx: Context = { ...beside.ctx, clock: systemClock }
    const departures = await openDepartures(ctx, together)
    const requests = await Promise.all(departures.map((slug) => requestOf(ctx, seatsOn(slug), partyOfUnnamed(1))))
    const models = await Promise.all(
      requests.map(async (request): Promise<Model> => {
        const made = await requestBooking(ctx, { ...request, contact, draftId: randomUUID() })
        if (!made.done) throw new Error(JSON.stringify(made.refusal))
        const { id } = made.value
        return { id, parts: await listParts(ctx.db, id), tags: tagsOf(request.order) }
      }),
    )
    const byHand = async (each: number) => {
      const ids = await openDrafts(ctx, each)
      return rate(each, (nth) => bare.book(take(models, nth), take(ids, nth)))
    }
    const byAction = async (each: number) => {
      const ids = await openDrafts(ctx, each)
      return rate(each, async (nth) => {
        const made = await requestBooking(ctx, { ...take(requests, nth), draftId: take(ids, nth) })
        if (!made.done) throw new Error(JSON.stringify(made.refusal))
      })
    }
    const pair: Rates = { reference: [], ours: [] }
    await byHand(warm)
    await byAction(warm)
    for (let round = 0; round < pairs.rounds; round += 1) {
      pair.reference.push(await byHand(pairs.each))
      pair.ours.push(await byAction(pairs.each))
    }

    await sql`delete from jobs where queue = 'booking-email'`.execute(ctx.db)
    server = await startServer({ DATA_DIR: `${site.folder}/data` })
    const { url } = server
    const http: Rates = { reference: [], ours: [] }
    for (let round = 0; round < overHttp.rounds; round += 1) {
      const presses: (() => Promise<Response>)[] = []
      await rate(overHttp.each, async (nth) => {
        presses[nth] = await visitor(url).pay(await draftToPayment(url, take(departures, nth), 1), 'bank-transfer')
      })
      http.reference.push(await byHand(overHttp.each))
      await emailsWritten(ctx)
      http.ours.push(
        await rate(overHttp.each, async (nth) => {
          const answer = await take(presses, nth)()
          if (answer.status !== 302) throw new Error(`A booking was answered ${answer.status}`)
        }),
      )
      await emailsWritten(ctx)
    }
    printTable(
      ['seats booked', 'a second', 'to the bare transaction beside it'],
      [
        ['the bare SQL transaction', median(pair.reference).toFixed(0), '1.00'],
        ['the action `requestBooking`', median(pair.ours).toFixed(0), ratio(pair).toFixed(2)],
        ['the bare transaction, a server beside it', median(http.reference).toFixed(0), '1.00'],
        ['the last step, POST over HTTP', median(http.ours).toFixed(0), ratio(http).toFixed(2)],
      ],
    )
    printAim('a booking by its action', ratio(pair), { least: 0.5 })
  } finally {
    await server?.stop()
    await bare.close()
    await beside.leave()
    await site.close()
  }
}

type Rates = Record<'reference' | 'ours', number[]>

const ratio = ({ reference, ours }: Rates): number => median(ours.map((one, round) => one / (reference[round] ?? 1)))

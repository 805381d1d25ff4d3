import { createHash } from 'node:crypto'
import { documentParts } from '#features/documents/document-parts.ts'
import { adultFrom } from '#features/pricing/child-share.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { listFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { listParties, type TravelParty } from '#features/travellers/list-parties.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { factsOf, type OrderLine } from '../lines/order-line.ts'
import { roomsToOrder } from '../lines/rooms-to-order.ts'
import { lineDaysText, lineRows } from '../messages/line-text.ts'
import { findOrder, findRunKey, listLinesOfOrder } from '../reads.server.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'
import { findRunTitle } from '../reads-titles.server.ts'
import { flightTexts } from './flight-texts.ts'
import type { PaperFacts, PaperKind, RoomingPaperFacts } from './paper-facts.ts'
import { renderPaperTask } from './paper-task.server.ts'

/** Lines of which a supplier is given a paper: what it confirmed and what is over. */
const isAgreed = ({ state, agreed }: OrderLine) => agreed !== null && state !== 'cancelled' && state !== 'declined'

/**
 * What a paper of an order says now: the voucher of what its supplier confirmed, or who sleeps there. Undefined where there is nothing of
 * it: nothing is confirmed, or no night is.
 */
export async function findPaperFacts(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  orderId: number,
  kind: PaperKind,
): Promise<PaperFacts | undefined> {
  const { db } = ctx
  const order = await findOrder(db, orderId)
  const run = await findRunKey(db, { orderId })
  if (!order || !run) return undefined
  const lines = (await listLinesOfOrder(db, orderId)).filter(isAgreed)
  const { company, bank } = await findSettings(db)
  const { title, familyName: name } = await findRunTitle(db, run)
  const common = {
    sender: { company, taxNumber: null, site: new URL(ctx.config.publicUrl).host, bank },
    reference: order.reference,
    issuedOn: kigaliDay(ctx.clock.now()),
    supplier: order.supplier,
    title,
    name,
    emergencyPhone: company.phone,
  }
  if (kind === 'voucher') {
    const services = lines.flatMap(({ agreed, theirReference }) =>
      agreed ? [{ title: agreed.title, theirReference, rows: lineRows(agreed) }] : [],
    )
    return services.length > 0 ? { ...common, kind, services } : undefined
  }
  const stays = lines.flatMap(({ agreed }) => (agreed?.kind === 'stay' ? [agreed] : []))
  const loaded = await loadSupplyRun(db, run)
  if (stays.length === 0 || !loaded) return undefined
  const bookingIds = loaded.parties.map(({ bookingId }) => bookingId)
  return {
    ...common,
    kind,
    nights: stays.map((stay) => lineDaysText(factsOf(stay))).join(', '),
    crewBeds: Math.max(...stays.map(({ details }) => details.crewBeds)),
    rooms: (await listParties({ db }, bookingIds)).flatMap(roomsOf),
    arrivals: await arrivalsOf(db, bookingIds),
  }
}

const nationalityNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** The rooms as their lodge was asked for them. */
const roomsOf = ({ rooms, travellers }: TravelParty): RoomingPaperFacts['rooms'] =>
  roomsToOrder(rooms).map((places) => {
    const guests = places.flatMap((place) => travellers.find(({ position }) => position === place + 1) ?? [])
    const children = guests.filter(({ age }) => age < adultFrom).length
    return {
      name:
        children > 0
          ? 'Family'
          : guests.length === 1
            ? 'Single'
            : guests.length === 2
              ? 'Twin or double'
              : `For ${guests.length}`,
      guests: guests.map(({ name, age, nationality, diet }) => ({
        name: name ?? 'Name follows',
        age: age < adultFrom ? `age ${age}` : '',
        nationality: nationality === null ? '' : (nationalityNames.of(nationality) ?? nationality),
        diet: diet ?? '',
      })),
    }
  })

const arrivalsOf = async (db: Db, bookingIds: readonly string[]): Promise<RoomingPaperFacts['arrivals']> =>
  (await listFlights(db, bookingIds)).filter(({ direction }) => direction !== 'inside').map(flightTexts)

/** A paper of an order as a PDF, with the name of its file; undefined where there is nothing of it. */
export async function findPaper(
  ctx: Context,
  orderId: number,
  kind: PaperKind,
): Promise<{ bytes: Buffer; name: string } | undefined> {
  const facts = await findPaperFacts(ctx, orderId, kind)
  if (!facts) return undefined
  const bytes = await ctx.workers.run(renderPaperTask, { facts, words: ctx.words.plain('en', documentParts) })
  return { bytes, name: `${kind}-${facts.reference}.pdf` }
}

/** All that a paper says but the day it was written, as one short text: by it staff see whether its supplier has it as it is now. */
export const paperHash = ({ issuedOn: _, sender: __, ...facts }: PaperFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)

import { createHash } from 'node:crypto'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { documentParts } from '#features/documents/document-parts.ts'
import { adultFrom } from '#features/pricing/child-share.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { countDiets } from '#features/travellers/count-diets.ts'
import { listFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { listParties, roadNeeds, type TravelParty } from '#features/travellers/list-parties.server.ts'
import { bedsOf } from '#features/travellers/rooming.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { fullAge } from '#values/full-age.ts'
import type { LineFacts, OrderLine } from '../lines/order-line.ts'
import { comfortOfItem } from '../lines/package-lines.ts'
import { roomsToOrder } from '../lines/rooms-to-order.ts'
import { changedRows, lineRows } from '../messages/line-text.ts'
import { findOrder, findRunKey, listLinesOfOrder, type SupplierOrder } from '../reads.server.ts'
import { loadSupplyRun } from '../reads-runs.server.ts'
import { findRunTitle } from '../reads-titles.server.ts'
import { flightTexts } from './flight-texts.ts'
import type { PaperFacts, PaperKind, RoomingPaperFacts } from './paper-facts.ts'
import { renderPaperTask } from './paper-task.server.ts'

/** Lines of which a supplier is given a paper: what it confirmed and what is over. */
const isAgreed = ({ state, agreed }: OrderLine) => agreed !== null && state !== 'cancelled' && state !== 'declined'

type Of = Pick<Context, 'db' | 'clock' | 'config'>
type PaperOf = (order: SupplierOrder, lines: readonly OrderLine[], kind: PaperKind) => PaperFacts | undefined

/** Travellers of a booking who sleep at a supplier and have no name yet, by their places from 1. */
type Nameless = { bookingId: string; positions: readonly number[] }

/** What the papers of a run say, and whose names are missing on the rooming list of an order with these lines. */
export type Papers = { paperOf: PaperOf; namelessOf: (lines: readonly OrderLine[]) => Nameless[] }

/**
 * Reads what the papers of a run say, whatever order they are of, as a function of an order with its lines: the voucher of what its supplier
 * confirmed, or who sleeps there, which is nobody of another comfort; both say what has changed since and is not confirmed. Undefined where
 * there is nothing of it: nothing is confirmed, or no night is. Diets are counted for who cooks, and stored nowhere but with the travellers. As many statements for ten orders as for one.
 */
export async function openPapers({ db, clock, config }: Of, run: RunKey): Promise<Papers> {
  const [{ company, bank }, { title, familyName: name }, loaded] = await Promise.all([
    findSettings(db),
    findRunTitle(db, run),
    loadSupplyRun(db, run),
  ])
  const bookingIds = loaded?.parties.map(({ bookingId }) => bookingId) ?? []
  const [parties, arrivals] = await Promise.all([listParties({ db }, bookingIds), listFlights(db, bookingIds)])
  const comforts = new Map(loaded?.parties.map(({ bookingId, comfort }) => [bookingId, comfort]))
  const sleepingAt = (stays: readonly OrderLine[]) => {
    const of = stays.map(({ itemKey }) => comfortOfItem(itemKey))
    return parties.filter(({ bookingId }) => of.includes(undefined) || of.includes(comforts.get(bookingId) ?? undefined))
  }
  const dietsFor = (lines: readonly OrderLine[]) => {
    const diets = sleepingAt(lines).flatMap(({ travellers }) => travellers.flatMap(({ diet }) => diet ?? []))
    return countDiets(diets).map(({ name: diet, count }) => `${count} × ${diet}`)
  }
  const common = {
    sender: { company, taxNumber: null, site: new URL(config.publicUrl).host, bank },
    issuedOn: kigaliDay(clock.now()),
    title,
    name,
    emergencyPhone: company.phone,
  }
  const paperOf: PaperOf = ({ reference, supplier }, lines, kind) => {
    const agreed = lines.filter(isAgreed)
    const own = { ...common, reference, supplier }
    if (kind === 'voucher') {
      const services = agreed.flatMap((line) =>
        line.agreed ? [{ title: line.agreed.title, theirReference: line.theirReference, rows: rowsOf(line, line.agreed) }] : [],
      )
      const diets = dietsFor(agreed.filter(isCookedFor))
      return services.length > 0 ? { ...own, kind, services, ...(diets.length > 0 && { diets }) } : undefined
    }
    const stays = agreed.filter(isStay)
    const nights = stays.flatMap((line) =>
      line.agreed ? [{ ...line.agreed, now: rowsOf(line, line.agreed)[0]?.[1] ?? '' }] : [],
    )
    if (nights.length === 0 || !loaded) return undefined
    const guests = sleepingAt(stays)
    const guestIds = new Set(guests.map(({ bookingId }) => bookingId))
    return {
      ...own,
      kind,
      nights: nights.map(({ now }) => now).join(', '),
      crewBeds: Math.max(...nights.map(({ details }) => details.crewBeds)),
      rooms: guests.flatMap(roomsOf),
      arrivals: arrivals.filter(({ bookingId, direction }) => guestIds.has(bookingId) && direction !== 'inside').map(flightTexts),
    }
  }
  const namelessOf: Papers['namelessOf'] = (lines) =>
    sleepingAt(lines.filter((line) => isAgreed(line) && isStay(line))).flatMap(({ bookingId, travellers }) => {
      const positions = travellers.filter(({ name }) => name === null).map(({ position }) => position)
      return positions.length > 0 ? [{ bookingId, positions }] : []
    })
  return { paperOf, namelessOf }
}

/** What a line needs now, and of what its supplier has not confirmed so what was confirmed. */
function rowsOf(line: OrderLine, agreed: LineFacts): [string, string][] {
  const changed = new Map(
    changedRows(agreed, line).map(([name, had, has]) => [name, `${has}: not confirmed yet. Confirmed: ${had}`]),
  )
  return lineRows(line).map(([name, words]) => [name, changed.get(name) ?? words])
}

const isStay = ({ agreed }: OrderLine) => agreed?.kind === 'stay'

/** Where somebody eats. */
const isCookedFor = ({ agreed }: OrderLine) => agreed?.kind === 'stay' || agreed?.kind === 'meal'

/** What a paper of one order says now. */
async function findPaperFacts(ctx: Of, orderId: number, kind: PaperKind): Promise<PaperFacts | undefined> {
  const [order, run] = await Promise.all([findOrder(ctx.db, orderId), findRunKey(ctx.db, { orderId })])
  if (!order || !run) return undefined
  const [{ paperOf }, lines] = await Promise.all([openPapers(ctx, run), listLinesOfOrder(ctx.db, orderId)])
  return paperOf(order, lines, kind)
}

const nationalityNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** The beds of a room for two, as they were asked for. */
const bedNames = { twin: 'Twin', double: 'Double', either: 'Twin or double' } as const

/** The rooms as their lodge was asked for them. */
const roomsOf = ({ rooms, travellers }: TravelParty): RoomingPaperFacts['rooms'] =>
  roomsToOrder(rooms).map((positions) => {
    const guests = positions.flatMap((position) => travellers.find((one) => one.position === position) ?? [])
    const children = guests.filter(({ age }) => age < adultFrom).length
    return {
      name:
        children > 0
          ? 'Family'
          : guests.length === 1
            ? 'Single'
            : guests.length === 2
              ? bedNames[bedsOf(guests) ?? 'either']
              : `For ${guests.length}`,
      guests: guests.map(({ name, age, nationality, diet, access }) => ({
        name: name ?? 'Name follows',
        age: age < fullAge ? `age ${age}` : '',
        nationality: nationality === null ? '' : (nationalityNames.of(nationality) ?? nationality),
        needs: roadNeeds({ diet, access }).join('; '),
      })),
    }
  })

/** A paper of an order as a PDF, with the name of its file and what it says; undefined where there is nothing of it. */
export async function findPaper(
  ctx: Context,
  orderId: number,
  kind: PaperKind,
): Promise<{ bytes: Buffer; name: string; facts: PaperFacts } | undefined> {
  const facts = await findPaperFacts(ctx, orderId, kind)
  if (!facts) return undefined
  const bytes = await ctx.workers.run(renderPaperTask, { facts, words: ctx.words.plain('en', documentParts) })
  return { bytes, name: `${kind}-${facts.reference}.pdf`, facts }
}

/** All that a paper says but the day it was written, as one short text: by it staff see whether its supplier has it as it is now. */
export const paperHash = ({ issuedOn: _, sender: __, ...facts }: PaperFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)

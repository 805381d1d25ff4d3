import { isFinal } from '#features/bookings/booking.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { Product } from '#features/orders/product.ts'
import { hireFacts } from '#features/pricing/hires/hire-facts.ts'
import type { HiredVehicle } from '#features/roster/handovers/handover.ts'
import { listHiredVehicles } from '#features/roster/handovers/reads-handovers.server.ts'
import { soldStates } from '#features/roster/run.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay, readKigaliInstant } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'

type Known = {
  booking: Booking
  product: Product | undefined
  /** What of its vehicles is missing, in words. */
  missing: readonly string[]
}

/**
 * What the screen of a hire says of its vehicles: the deposit (required, received, returned, kept), what is to be done with them next, and when
 * the last came back, where all are back; undefined for a booking of another kind.
 */
export async function loadHireSummary(db: Db, read: ReadWords, { booking, product, missing }: Known, now: Date) {
  const { order } = booking
  if (order.kind !== 'hire') return undefined
  const vehicles = await listHiredVehicles(db, booking.id)
  const required = product?.kind === 'hire' ? hireFacts(product.vehicleClass, order).depositMinor * order.vehicles : 0
  return {
    deposit: depositView(read, vehicles, required, booking.id),
    next:
      product?.kind === 'hire' && vehicles.length === 0 && !product.isInFleet && !isFinal(booking.state)
        ? toHireIn(read, product.vehicleClass.name)
        : nextOf(read, booking, vehicles, missing, now),
    returned: returnedView(read, booking, vehicles),
  }
}

export type HireSummary = NonNullable<Awaited<ReturnType<typeof loadHireSummary>>>

const plateOf = ({ car }: HiredVehicle): string => car.plate || car.name
const handoverOf = (bookingId: string) => `/admin/bookings/${bookingId}/handover`

/** The deposit of a hire row by row; undefined where none is required and none was received. */
function depositView(read: ReadWords, vehicles: readonly HiredVehicle[], requiredMinor: number, bookingId: string) {
  const words = read(handoverWords)
  const money = (minor: number) => read.format.money(usd(minor))
  const rows: { name: string; value: string }[] = []
  if (requiredMinor > 0) rows.push({ name: words.summary.required, value: money(requiredMinor) })
  for (const vehicle of vehicles) {
    const { out } = vehicle
    if (!out || (requiredMinor === 0 && out.depositMinor === 0)) continue
    const { depositMinor, depositMethod, settled } = out
    const plate = plateOf(vehicle)
    const value =
      depositMethod === ''
        ? words.summary.notReceived({ plate })
        : words.summary.receivedText({
            money: money(depositMinor),
            method: words.depositMethods[depositMethod].toLowerCase(),
            plate,
          })
    rows.push({ name: words.summary.received, value })
    if (!settled) continue
    const withheldMinor = depositMinor - settled.returnedMinor
    rows.push({ name: words.summary.returned, value: money(settled.returnedMinor) })
    const reason = settled.withheldReason || '–'
    if (withheldMinor > 0)
      rows.push({ name: words.summary.kept, value: words.summary.keptText({ money: money(withheldMinor), reason }) })
  }
  if (rows.length === 0) return undefined
  return { rows, tag: vehicles.some(isUnsettled) ? words.summary.toSettle : '', to: handoverOf(bookingId) }
}

/** When the last vehicle came back, with the page that says how; undefined while one is with the customer, or has still to be handed over. */
function returnedView(read: ReadWords, { id, order }: Booking, vehicles: readonly HiredVehicle[]) {
  const backs = vehicles.flatMap(({ back }) => back ?? [])
  const isWhole = backs.length === vehicles.length && order.kind === 'hire' && backs.length >= order.vehicles
  const last = backs.map(({ at }) => at.getTime()).toSorted((a, b) => b - a)[0]
  if (!isWhole || last === undefined) return undefined
  const when = read.format.instant(new Date(last))
  return { text: read(handoverWords).summary.backSince({ count: backs.length, when }), to: handoverOf(id) }
}

const isUnsettled = ({ out, back }: HiredVehicle): boolean => Boolean(out && back && out.depositMinor > 0 && !out.settled)

type Next = { text: string; to: string; word: string }

/** No vehicle of its class is there: one has to be hired in, and entered, before any can be assigned. */
const toHireIn = (read: ReadWords, name: string): Next => {
  const { summary } = read(handoverWords)
  return { text: summary.hireIn({ name }), to: '/admin/crew', word: summary.toVehicles }
}

/** What is to be done with its vehicles next, the most urgent first. Undefined where nothing is. */
function nextOf(
  read: ReadWords,
  { id, state, startsOn, order }: Booking,
  vehicles: readonly HiredVehicle[],
  missing: readonly string[],
  now: Date,
): Next | undefined {
  const words = read(handoverWords)
  const plates = (of: readonly HiredVehicle[]) => ({ plates: read.format.list(of.map(plateOf)), count: of.length })
  const end = order.kind === 'hire' ? readKigaliInstant(order.to) : undefined
  const [waiting, out, unsettled] = [
    vehicles.filter((one) => !one.out),
    vehicles.filter((one) => one.out && !one.back),
    vehicles.filter(isUnsettled),
  ]
  const to = handoverOf(id)
  if (out.length > 0 && end && end <= now)
    return { text: words.summary.late({ ...plates(out), when: read.format.instant(end) }), to, word: words.takeBack }
  if (unsettled.length > 0) return { text: words.summary.unsettled(plates(unsettled)), to, word: words.settle }
  if (!soldStates.includes(state)) return undefined
  if (missing.length > 0) return { text: missing.join(' '), to: `/admin/bookings/${id}/crew`, word: words.assign }
  return waiting.length > 0 && startsOn <= kigaliDay(now)
    ? { text: words.summary.waits(plates(waiting)), to, word: words.handOver }
    : undefined
}

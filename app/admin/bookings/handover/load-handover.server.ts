import { type Booking, listLines } from '#features/bookings/reads.server.ts'
import { findAccount } from '#features/bookings/reads-accounts.server.ts'
import { listVehicleClasses } from '#features/cars/reads.server.ts'
import { isBusy } from '#features/crew/assignments/assignment.ts'
import { isChargeOf } from '#features/pricing/adjustments/adjustments.ts'
import { hireFacts } from '#features/pricing/hires/hire-facts.ts'
import type { FitReason } from '#features/roster/fit-reasons.ts'
import { differencesOf, readingsOf } from '#features/roster/handovers/differences.ts'
import { type Handover, type HiredVehicle, mostMarks } from '#features/roster/handovers/handover.ts'
import { handoverProblems } from '#features/roster/handovers/handover-problems.ts'
import { hireTermsOf } from '#features/roster/handovers/hire-terms.ts'
import { listHiredVehicles, listKnownMarks } from '#features/roster/handovers/reads-handovers.server.ts'
import { findRun } from '#features/roster/reads-runs.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay, readKigaliInstant } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import { spanText } from '../../roster/assignment-text.ts'
import { namesOfReasons } from '../../roster/fit-names.server.ts'
import { type DifferenceView, differenceViews } from './difference-views.ts'
import { fuelText, markFields, problemTexts, recordView, settlementView, warningTexts } from './handover-texts.ts'

/**
 * A hire with the class that was ordered and its vehicles; undefined for a booking of another kind. One that has ended has no run, and what the customer
 * still has can be taken back.
 */
export async function findHire(db: Db, { id: bookingId, order }: Pick<Booking, 'id' | 'order'>) {
  if (order.kind !== 'hire') return undefined
  const [run, vehicles, classes] = await Promise.all([
    findRun(db, { bookingId }),
    listHiredVehicles(db, bookingId),
    listVehicleClasses(db),
  ])
  const ordered = classes.find(({ id }) => id === order.vehicleClass)
  return { order, run, vehicles, classes, ordered, terms: ordered && hireTermsOf(order, ordered) }
}

/** As lines of the customer's bill name a vehicle. */
const plateOf = ({ plate, name }: HiredVehicle['car']): string => plate || name

type Lines = Awaited<ReturnType<typeof listLines>>

/** What of a vehicle was charged already, differing still or not. */
const chargedOf = (lines: Lines, plate: string) =>
  lines.filter(({ kind, label }) => kind === 'vehicle' && label.endsWith(`, ${plate}`))

/** What of it none of the differences says, as a sentence; empty where nothing is. */
function inPriceText(read: ReadWords, lines: Lines, plate: string, differences: readonly DifferenceView[]): string {
  const list = chargedOf(lines, plate)
    .filter((line) => !differences.some(({ charge }) => isChargeOf(line, charge)))
    .map(({ label, amountMinor }) => `${label}: ${read.format.money(usd(amountMinor))}`)
  return list.length > 0 ? read(handoverWords).inPrice({ list: list.join('; ') }) : ''
}

type Hire = NonNullable<Awaited<ReturnType<typeof findHire>>>

/** What differs at a return, before it is stored as after. Undefined where the class is no longer known, and so is what the hire includes. */
export function loadDifferences(
  read: ReadWords,
  { terms, vehicles }: Hire,
  { assignment: { id, bookingId }, car, out }: HiredVehicle,
  back: Pick<Handover, 'at' | 'kilometres' | 'fuelEighths' | 'marks' | 'accessories'>,
  lines: Lines = [],
) {
  if (!out || !terms) return undefined
  const differences = differencesOf({ id, out, back }, readingsOf(vehicles), terms)
  const { extraKilometreMinor } = terms
  const { marks } = out
  const of = { bookingId: bookingId ?? '', assignmentId: id, plate: plateOf(car), extraKilometreMinor, marks, lines }
  return differenceViews(read, differences, of)
}

/** A hire and its vehicles, each with what stands against handing it over, its hand-over, its return and what differs. */
export async function loadHandover(ctx: Context, read: ReadWords, booking: Booking) {
  const hire = await findHire(ctx.db, booking)
  if (!hire) return undefined
  const words = read(handoverWords)
  const now = ctx.clock.now()
  const { order, run, vehicles, classes, ordered } = hire
  const found = vehicles.map((one) =>
    run ? handoverProblems(run, one, vehicles, classes, now) : { problems: [{ reason: 'not-sold' as const }], warnings: [] },
  )
  const whys = found.flatMap(({ problems, warnings }) =>
    [...problems, ...warnings].flatMap((one): FitReason[] => ('why' in one ? [...one.why] : [])),
  )
  const [names, lines, account, knownMarks] = [
    await namesOfReasons(ctx.db, whys),
    await listLines(ctx.db, booking.id),
    await findAccount(ctx.db, booking, now),
    await listKnownMarks(
      ctx.db,
      vehicles.flatMap(({ car, out }) => (out ? [] : [car.id])),
    ),
  ]
  const end = readKigaliInstant(order.to)
  const deposit = ordered ? hireFacts(ordered, order).depositMinor : 0
  return {
    lede: words.lede({
      vehicles: order.vehicles,
      className: ordered?.name ?? order.vehicleClass,
      from: instantText(read, order.from),
      to: instantText(read, order.to),
    }),
    withDriver: order.withDriver,
    deposit: deposit > 0 ? { money: read.format.money(usd(deposit)), amount: (deposit / 100).toFixed(2) } : undefined,
    now: { day: kigaliDay(now), time: kigaliClock(now) },
    vehicles: vehicles.map((one, index) => {
      const { assignment, car, out, back } = one
      const { problems, warnings } = found[index] ?? { problems: [], warnings: [] }
      const differences = back && loadDifferences(read, hire, one, back, lines)
      const state = back ? 'back' : !out ? 'waiting' : end && end <= now ? 'late' : 'out'
      return {
        ...{ id: assignment.id, carId: car.id, name: car.name },
        called:
          car.name.toUpperCase() === car.plate.toUpperCase()
            ? car.name
            : words.vehicle({ name: car.name, plate: car.plate || words.noPlate.toLowerCase() }),
        assigned: words.assigned({ days: spanText(read, assignment) }),
        isAssigned: isBusy(assignment.state),
        state: state as 'back' | 'waiting' | 'late' | 'out',
        problems: out ? [] : problemTexts(read, problems, names),
        warnings: out ? [] : warningTexts(read, warnings, names),
        out: out && recordView(read, out),
        back: back && recordView(read, back),
        before: out && {
          kilometres: words.kilometresBefore({ figure: read.format.number(out.kilometres) }),
          fuel: words.fuelBefore({ level: fuelText(read, out.fuelEighths) }),
          accessories: out.accessories,
        },
        // Marks of before are no damage of this customer.
        known: out ? {} : markFields((knownMarks.get(car.id) ?? []).slice(0, mostMarks)),
        settlement:
          out &&
          back &&
          settlementView(read, out, {
            dueMinor: account.outstandingMinor,
            reason: read.format.list(chargedOf(lines, plateOf(car)).map(({ label }) => label)),
          }),
        differences,
        inPrice: back && inPriceText(read, lines, plateOf(car), differences ?? []),
      }
    }),
  }
}

const instantText = (read: ReadWords, text: string): string => {
  const at = readKigaliInstant(text)
  return at ? read.format.instant(at) : text
}

export type HandoverView = NonNullable<Awaited<ReturnType<typeof loadHandover>>>
export type VehicleView = HandoverView['vehicles'][number]

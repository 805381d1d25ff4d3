import { runText } from '#features/crew/assignments/assignment.ts'
import { loadProfits, loadRunProfit } from '#features/payables/reports/load-profits.server.ts'
import { listBookingNames } from '#features/payables/reports/reads-booking-names.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { type LeftByRateBook, profitView } from './profit-view.ts'

/** `left`: what its price leaves by the rate book, where that is shown too. */
type OfBooking = { id: string; departureId: number | null; left?: LeftByRateBook | undefined }

/** What a booking earns; undefined where it is not sold. Of one on a departure its own costs, and its share of what they have in common. */
export async function loadBookingProfit(db: Db, read: ReadWords, { id, departureId, left }: OfBooking) {
  const runs = await loadProfits(db, { bookingIds: [id] })
  const run = runs.get(runText(departureId === null ? { bookingId: id } : { departureId }))
  const booking = run?.bookings.find(({ bookingId }) => bookingId === id)
  const profit = run?.byBooking.get(id)
  if (!run || !booking || !profit) return undefined
  const { withoutRate, withoutCost, awaitsOrders } = run
  const without = { withoutRate, withoutCost, awaitsOrders }
  const isCharge = booking.feeMinor !== null
  if (departureId === null)
    return profitView(read, { profit, costs: [...booking.costs, ...run.shared], ...without, isCharge, left })
  const own = (of: 'plannedMinor' | 'actualMinor') => booking.costs.reduce((sum, cost) => sum + cost[of], 0)
  const share = {
    plannedMinor: profit.plannedCostMinor - own('plannedMinor'),
    actualMinor: profit.actualCostMinor - own('actualMinor'),
    isExpected: run.shared.some(({ isExpected }) => isExpected),
    to: `/admin/departures/${departureId}#profit`,
  }
  const isShared = run.shared.length > 0 && (!isCharge || share.plannedMinor + share.actualMinor > 0)
  return profitView(read, { profit, costs: booking.costs, ...without, isCharge, left, ...(isShared && { share }) })
}

/** What a departure earns, with each of its bookings; undefined where nothing of it is sold. */
export async function loadDepartureProfit(db: Db, read: ReadWords, departureId: number) {
  const run = await loadRunProfit(db, { departureId })
  if (!run) return undefined
  const names = await listBookingNames(
    db,
    run.bookings.map(({ bookingId }) => bookingId),
  )
  const money = (minor: number) => read.format.money(usd(minor))
  const costs = [
    ...run.shared,
    ...run.bookings.flatMap((booking) => booking.costs.map((cost) => withName(cost, names.get(booking.bookingId)?.reference))),
  ]
  return {
    ...profitView(read, { ...run, costs }),
    bookings: run.bookings.flatMap(({ bookingId, travellers, feeMinor }) => {
      const profit = run.byBooking.get(bookingId)
      const name = names.get(bookingId)
      if (!profit || !name) return []
      return [
        {
          id: bookingId,
          name: name.leadName,
          reference: name.reference,
          isCancelled: feeMinor !== null,
          travellers,
          income: money(profit.incomeMinor),
          planned: money(profit.plannedCostMinor),
          actual: money(profit.actualCostMinor),
          profit: money(profit.actualMinor),
        },
      ]
    }),
  }
}
export type DepartureProfit = NonNullable<Awaited<ReturnType<typeof loadDepartureProfit>>>

const withName = <Cost extends { supplier?: string }>(cost: Cost, reference: string | undefined): Cost =>
  reference ? { ...cost, supplier: [cost.supplier, reference].filter(Boolean).join(', ') } : cost

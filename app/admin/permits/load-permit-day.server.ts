import { isDeepStrictEqual } from 'node:util'
import { data } from 'react-router'
import { listPermitBookings, listPermitHolders } from '#features/bookings/permits/reads-permit-bookings.server.ts'
import { listPermitDays, type PermitDay, type PoolDeparture } from '#features/bookings/permits/reads-permit-days.server.ts'
import { listVisitingDepartures } from '#features/departures/visits/reads.server.ts'
import type { PermitLot } from '#features/permits/lot.ts'
import { endOfLot } from '#features/permits/lots/end-of-lot.ts'
import { listClosedDays } from '#features/permits/reads-closed.server.ts'
import { listAllowances, listLotMoves, listLots, listPermits } from '#features/permits/reads-lots.server.ts'
import { findTermsOf } from '#features/permits/reads-terms.server.ts'
import { listRefundsOf } from '#features/permits/refunds/reads.server.ts'
import { visitTerms } from '#features/permits/refunds/refund.ts'
import { classPrice, dearestPrice } from '#features/permits/rules/class-price.ts'
import { balanceInstant } from '#features/permits/rules/deadlines.ts'
import { backs } from '#features/permits/rules/lot-states.ts'
import { moveCost } from '#features/permits/rules/move-terms.ts'
import { figuresOf, isHeld } from '#features/permits/rules/pool-day.ts'
import { refundAt } from '#features/permits/rules/refund-terms.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { residencies, type VisitorFee } from '#features/places/visitor-fee.ts'
import type { Context } from '#platform/context.ts'
import { type Day, isDay, kigaliDay } from '#values/dates.ts'

/** The permit and the day of an address, or a page that is not there. */
export async function findVisitOr404({ db }: Context, { fee, day = '' }: { fee?: string | undefined; day?: string | undefined }) {
  const found = fee === undefined ? undefined : (await listVisitorFees(db)).get(fee)
  if (found?.kind !== 'permit' || !isDay(day) || day < '2020' || day >= '2100') throw data(null, { status: 404 })
  return { fee: found, day }
}

/** All that the screen of one day of permits shows: each pool with its figures, lots, allowances and bookings. */
export async function loadPermitDay(ctx: Context, fee: VisitorFee, day: Day) {
  const { id: feeId } = fee
  const { db, clock } = ctx
  const now = clock.now()
  const today = kigaliDay(now)
  const [days, lots, allowances, bookings, visiting, [closed], { terms, clock: authority }] = await Promise.all([
    listPermitDays(db, feeId, { from: day, to: day }, now),
    listLots(db, feeId, { from: day, to: day }),
    listAllowances(db, feeId, { from: day, to: day }, now),
    listPermitBookings(db, feeId, day, now),
    listVisitingDepartures(db, feeId, day),
    listClosedDays(db, [feeId], { from: day, to: day }),
    findTermsOf(db, feeId, today),
  ])
  const ids = lots.map(({ id }) => id)
  const [permits, moves, holders, refunds] = await Promise.all([
    listPermits(db, ids),
    listLotMoves(db, ids),
    listPermitHolders(db, ids),
    listRefundsOf(db, ids),
  ])
  const balanceEndOf = (lot: PermitLot) =>
    authority ? balanceInstant(lot.state === 'wanted' ? terms : lot.terms, authority, day) : null
  const lotView = (lot: PermitLot) => {
    const own = permits.filter(({ lotId }) => lotId === lot.id)
    const { terms: _, ...rest } = lot
    const cost = authority ? moveCost(lot, authority, now) : undefined
    const spare = own.filter(({ purchaseId, namedAt }) => purchaseId === null && namedAt === null)
    const refund = refunds.find(({ lotId }) => lotId === lot.id)
    const visitOf = (cause: 'not-seen' | 'ill-at-gate') => {
      const { percent, words } = visitTerms(lot.terms, cause)
      const eachMinor = Math.min(...own.filter(({ purchaseId }) => purchaseId !== null).map(({ spentMinor }) => spentMinor))
      return { percent, words, eachMinor: percent === null ? null : Math.round((eachMinor * percent) / 100) }
    }
    const isVisited = day <= today && !refund && own.some(({ purchaseId }) => purchaseId !== null)
    return {
      ...rest,
      spentMinor: own.reduce((sum, { spentMinor }) => sum + spentMinor, 0),
      /** Of the price: by the terms it was reserved on, or by those of today. */
      depositPercent: (lot.state === 'wanted' ? terms : lot.terms).depositPercent ?? null,
      /** Until when it is held once a deposit is paid: the balance day of the terms, if that is known. */
      depositEnd: balanceEndOf(lot),
      isOver: lot.expiresAt !== null && lot.expiresAt <= now,
      /** Of a class that is cheaper than the dearest, and covering nobody: they back no promise. */
      uncounted: backs(lot, now) ? own.filter(({ purchaseId }) => !isHeld(lot, purchaseId !== null, fee, now)).length : 0,
      covers: holders
        .filter(({ permitId }) => own.some(({ id }) => id === permitId))
        .map((holder) => {
          const permit = own.find(({ id }) => id === holder.permitId)
          return { ...holder, isNamed: permit?.namedAt != null, number: permit?.number ?? null }
        }),
      moveCost: cost === undefined ? ('terms-not-known' as const) : cost.done ? cost.value : cost.refusal.reason,
      /** What its authority was asked for back. */
      refund,
      isVisited,
      /** Whether the terms of today are others than those it was reserved on. */
      hasFormerTerms: !isDeepStrictEqual(lot.terms, terms),
      /** How many of its permits cover nobody, and what one of those costs more as one for anybody. */
      spare: spare.length,
      topUpMinor: lot.feeClass !== null && spare.length > 0 ? Math.max(0, dearestPrice(fee) - lot.unitMinor) : 0,
      /** What the terms say of a visit that did not come about. */
      visits: isVisited ? { 'not-seen': visitOf('not-seen'), 'ill-at-gate': visitOf('ill-at-gate') } : undefined,
      refundPercent: authority ? (refundAt(lot.terms, authority, day, now)?.percent ?? null) : null,
    }
  }
  const shown = lots.map(lotView)
  return {
    day,
    now,
    today,
    visiting,
    /** What the authority wrote when it closed the day; undefined: it is open. */
    closed: closed?.reason,
    /** What one costs now, by class. */
    prices: residencies.map((feeClass) => ({ feeClass, minor: classPrice(fee, feeClass) })),
    /** Until when permits that are reserved now are paid, by the terms. */
    balanceEnd: endOfLot({ state: 'reserved', day, terms, reservedUntil: null }, authority, now),
    pools: poolsOf(days, visiting, day).map((figures) => {
      const isOfPool = ({ departureId }: { departureId: number | null }) => departureId === (figures.departure?.id ?? null)
      return {
        ...figures,
        lots: shown.filter(isOfPool),
        allowances: allowances.filter(isOfPool),
        bookings: bookings.filter(isOfPool),
        moves: moves.filter(({ lotId }) => lots.some((lot) => lot.id === lotId && isOfPool(lot))),
      }
    }),
  }
}

export type PermitDayView = Awaited<ReturnType<typeof loadPermitDay>>
export type PoolView = PermitDayView['pools'][number]
export type LotView = PoolView['lots'][number]

/** Everybody's pool first, then those of departures: of every one that visits on the day, and of others that have permits of it. */
function poolsOf(days: readonly PermitDay[], visiting: readonly PoolDeparture[], day: Day): PermitDay[] {
  const found = (id: number | null) => days.find(({ departure }) => (departure?.id ?? null) === id)
  const others = days.flatMap(({ departure }) =>
    departure && !visiting.some(({ id }) => id === departure.id) ? [departure] : [],
  )
  return [null, ...visiting, ...others].map((departure) => found(departure?.id ?? null) ?? emptyPool(day, departure))
}

const emptyPool = (day: Day, departure: PoolDeparture | null): PermitDay => ({
  ...{ day, departure, wanted: 0, reserved: 0, deposited: 0, paid: 0, named: 0, numbered: 0, nextEnd: null },
  ...figuresOf({ promised: 0, requested: 0, held: 0, allowance: 0 }),
})

import type { LotState, Permit, PermitLot } from '#features/permits/lot.ts'
import type { PermitTerms } from '#features/permits/permit-terms.ts'
import type { AuthorityClock } from '#features/permits/rules/authority-clock.ts'
import type { HoldClaim } from '#features/permits/rules/cover-holds.ts'
import type { LotPermit, PoolDay } from '#features/permits/rules/need.ts'
import type { Allowance, PermitClaim, RequestedPart } from '#features/permits/rules/pool-day.ts'
import type { FeeOnSale, NeedToBuy } from '#features/permits/rules/to-buy.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import { addDays, type Day } from '#values/dates.ts'
import { allowanceRows, bookingRows, lotRows } from './permits-week-rows.ts'

/** The worked week of the rule book (docs/permits.md, 'A week'): Friday 7 May 2027, 10:00 in Kigali. */
export const weekNow = new Date('2027-05-07T10:00:00+02:00')

/** An instant of a row: the clock of Kigali. */
export const inKigali = (text: string): Date => new Date(`${text}:00+02:00`)
/** The cells of some rows; what is not there is empty. */
export const cellsOf = (rows: string): string[][] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' ').map((cell) => (cell === '-' ? '' : cell)))

const rdb: AuthorityClock = { timeZone: 'Africa/Kigali', closesAt: '17:00', worksOn: [1, 2, 3, 4, 5] }
/** 17:00 in Kampala is 16:00 in Kigali. */
const uwa: AuthorityClock = { timeZone: 'Africa/Kampala', closesAt: '17:00', worksOn: [1, 2, 3, 4, 5] }
const feeOf = (authorityId: string, clock: AuthorityClock, prices: [number, number, number, number], terms: PermitTerms) => {
  const [foreignMinor, residentMinor, africanMinor, eacMinor] = prices
  return { authorityId, clock, prices: { foreignMinor, residentMinor, africanMinor, eacMinor }, terms }
}
export const weekFees = {
  V: feeOf('RDB', rdb, [150_000, 50_000, 50_000, 20_000], { depositPercent: 30, balanceDays: 30, names: { untilDays: 1 } }),
  G: feeOf('RDB', rdb, [10_000, 6_500, 10_000, 1_000], { balanceDays: 30 }),
  B: feeOf('UWA', uwa, [80_000, 70_000, 50_000, 8_000], { depositPercent: 30, balanceDays: 91 }),
} as const satisfies Record<string, FeeOnSale>
type FeeId = keyof typeof weekFees
export const weekPrices = { V: weekFees.V.prices, G: weekFees.G.prices, B: weekFees.B.prices }

/** Which permits a package needs, by its days. */
const visitsOfPackage: Record<string, [FeeId, number][]> = {
  T3: [['V', 2]],
  X5: [
    ['V', 2],
    ['B', 4],
  ],
  G2: [['G', 2]],
}
const packageOf: Record<string, string> = { D1: 'T3', D2: 'T3', D3: 'X5' }
/** The id of a departure: 1 for D1. */
export const departureIdOf = (name: string): number | null => (/^D\d$/.test(name) ? Number(name.slice(1)) : null)
export const poolOf = (feeId: string, day: Day, departure: string): PoolDay => ({
  feeId,
  day,
  departureId: departureIdOf(departure),
})

type Purchase = NeedToBuy & { state: string }
const visit = (text: string): [FeeId, Day] => {
  const [fee, day = ''] = text.split(':')
  return [fee as FeeId, day]
}

/** Every permit of every booking, of the one on hold and the cancelled one too. */
const purchases: Purchase[] = cellsOf(bookingRows).flatMap(
  ([reference = '', what = '', state = '', confirmedOn, starts = '', classes = '', whole = '', requested, own]) => {
    const visits = [
      ...(visitsOfPackage[packageOf[what] ?? what] ?? []).map(([fee, day]): [FeeId, Day] => [fee, addDays(starts, day - 1)]),
      ...(own ? own.split(',').map(visit) : []),
    ]
    return visits.flatMap(([feeId, day], at) =>
      (classes.split(',') as Residency[]).map((feeClass, place) => ({
        id: Number(reference.slice(1)) * 100 + at * 20 + place + 1,
        ...poolOf(feeId, day, what),
        reference,
        position: place + 1,
        feeClass,
        onRequest: requested?.split(',').includes(`${feeId}:${day}`) ?? false,
        confirmedAt: confirmedOn ? inKigali(`${confirmedOn}T12:00`) : null,
        isWhole: whole.split(',').includes(String(place + 1)),
        state,
      })),
    )
  },
)
/** Those that are rows of the database: a hold has none yet. */
export const weekPurchases: readonly NeedToBuy[] = purchases.filter(({ state }) => state !== 'on-hold')
export const weekNeeds: readonly NeedToBuy[] = purchases.filter(({ state }) => state === 'confirmed' || state === 'pending')

/** 'K02/3' of a need, and the id of a permit by it. */
export const whoOf = ({ reference, position }: Pick<NeedToBuy, 'reference' | 'position'>): string => `${reference}/${position}`
const purchaseNamed = (who: string, pool: PoolDay) =>
  purchases.find((one) => whoOf(one) === who && one.feeId === pool.feeId && one.day === pool.day)?.id ?? null

/** K04 is on hold until the tenth; everything else that is not on request is claimed for good. */
const heldUntil = inKigali('2027-05-10T09:00')
const quantities = (of: readonly Purchase[]) =>
  [...Map.groupBy(of, ({ reference, feeId, day }) => `${reference}${feeId}${day}`).values()].flatMap((all) =>
    all[0] ? [{ ...all[0], quantity: all.length }] : [],
  )
export const weekClaims: readonly PermitClaim[] = quantities(
  purchases.filter(({ state, onRequest }) => state !== 'cancelled' && !onRequest),
).map((one) => ({ ...one, heldUntil: one.state === 'on-hold' ? heldUntil : null }))
export const weekRequested: readonly RequestedPart[] = quantities(purchases.filter(({ onRequest }) => onRequest))
export const weekHolds: readonly HoldClaim[] = quantities(purchases.filter(({ state }) => state === 'on-hold'))

export const lotName = (id: number): string => `L${String(id).padStart(2, '0')}`
type WeekLot = Pick<PermitLot, 'id' | 'state' | 'expiresAt' | 'unitMinor' | 'reservedUntil' | 'terms'> &
  PoolDay & { count: number }
type WeekPermit = LotPermit & Pick<Permit, 'spentMinor' | 'backMinor'>
const [lots, permits]: [WeekLot[], WeekPermit[]] = [[], []]
for (const [name = '', feeId = '', day = '', departure = '', many, state, feeClass, names, reservedUntil, ends] of cellsOf(
  lotRows,
)) {
  const fee = weekFees[feeId as FeeId]
  const pool = poolOf(feeId, day, departure)
  const unitMinor = fee.prices[`${(feeClass || 'foreign') as Residency}Minor`]
  const lot = {
    ...pool,
    id: Number(name.slice(1)),
    state: state as LotState,
    expiresAt: ends ? inKigali(ends) : null,
    feeClass: (feeClass || null) as Residency | null,
  }
  const reserved = reservedUntil ? inKigali(reservedUntil) : null
  lots.push({ ...lot, unitMinor, terms: fee.terms, reservedUntil: reserved, count: Number(many) })
  const spentMinor = { paid: unitMinor, deposited: (unitMinor * 30) / 100 }[lot.state as string] ?? 0
  const inNames = names ? names.split(',') : []
  for (let at = 0; at < Number(many); at++) {
    const who = inNames[at]
    const { id, ...ofLot } = lot
    permits.push({
      ...ofLot,
      id: id * 100 + at + 1,
      lotId: id,
      purchaseId: who ? purchaseNamed(who, pool) : null,
      namedAt: who ? inKigali('2027-04-30T09:00') : null,
      spentMinor,
      backMinor: 0,
    })
  }
}
export const weekLots: readonly WeekLot[] = lots
export const weekPermits: readonly WeekPermit[] = permits

export const weekAllowances: readonly Allowance[] = cellsOf(allowanceRows).map(
  ([feeId = '', day = '', departure = '', many]) => ({
    ...poolOf(feeId, day, departure),
    fromDay: day,
    toDay: day,
    quantity: Number(many),
    until: inKigali('2027-06-01T18:00'),
    endedAt: null,
  }),
)

import { listVisitors, type Visitor } from '#features/bookings/permits/reads-closure.server.ts'
import { type WhyNone, whyNone } from '#features/mailings/why-none.ts'
import { isHeldLot } from '#features/permits/closures/close-days.server.ts'
import { type ClosableFee, type Closure, feesIn, mostClosedDays } from '#features/permits/closures/closure.ts'
import { type ClosedLot, listClosableFees, listClosedLots } from '#features/permits/closures/reads.server.ts'
import { listClosedDays } from '#features/permits/reads-closed.server.ts'
import type { Context } from '#platform/context.ts'
import { daysBetween, isDay, kigaliDay } from '#values/dates.ts'

export type ClosureFault = 'days-missing' | 'days-upside-down' | 'days-past' | 'days-too-many'

/** What an address or a form selects: the scope and the days as they were typed, and what is wrong with the days. */
export function readClosure(fields: Pick<URLSearchParams, 'get'>, today: string, fees: readonly ClosableFee[]) {
  const text = (name: string) => String(fields.get(name) ?? '').slice(0, 120)
  const scope = text('scope')
  const closure = { scope, from: text('from'), to: text('to') } as Closure
  const isSent = scope !== ''
  const isScope = feesIn(closure.scope, fees).length > 0
  return { closure, isSent, fault: isSent ? (isScope ? faultOf(closure, today) : ('days-missing' as const)) : undefined }
}

function faultOf({ from, to }: Closure, today: string): ClosureFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'days-missing'
  if (to < from) return 'days-upside-down'
  if (from < today) return 'days-past'
  return daysBetween(from, to) >= mostClosedDays ? 'days-too-many' : undefined
}

/** A permit on a day that is closed, with who visits. */
export type ClosedDay = Pick<ClosedLot, 'feeId' | 'day'> & {
  name: string
  /** Permits that a closure takes away, those that it has taken, and those that are only wanted. */
  held: number
  withdrawn: number
  wanted: number
  /** What was paid for the first two, in USD cents: it is expected back. */
  spentMinor: number
  visitors: ClosedVisitor[]
}

/** Who visits, with why they get no email; undefined: they do. */
export type ClosedVisitor = Omit<Visitor, 'email' | 'sample'> & { why: WhyNone | undefined }

/** What a closure touches, or has touched: permits by day, and who was promised them. Nothing before something is selected. */
export async function loadClosure(ctx: Context, fields: Pick<URLSearchParams, 'get'>) {
  const now = ctx.clock.now()
  const fees = await listClosableFees(ctx.db)
  const { closure, isSent, fault } = readClosure(fields, kigaliDay(now), fees)
  const nothing = { fees, closure, isSent, fault, days: [] as ClosedDay[], seen: '', isClosed: false, anyClosed: false }
  if (!isSent || fault) return nothing
  const feeIds = feesIn(closure.scope, fees).map(({ feeId }) => feeId)
  const [closed, lots, visitors] = await Promise.all([
    listClosedDays(ctx.db, feeIds, closure),
    listClosedLots(ctx.db, feeIds, closure, now),
    listVisitors(ctx.db, feeIds, closure, now),
  ])
  const key = ({ feeId, day }: { feeId: string; day: string }) => `${day} ${feeId}`
  const keys = [...new Set([...lots.map(key), ...visitors.map(key)])].toSorted()
  const days = keys.map((one): ClosedDay => {
    const [day = '', feeId = ''] = one.split(' ')
    const own = lots.filter((lot) => key(lot) === one)
    const count = (some: readonly ClosedLot[]) => some.reduce((sum, lot) => sum + lot.count, 0)
    const gone = own.filter((lot) => isHeldLot(lot) || lot.state === 'withdrawn')
    return {
      ...{ feeId, day, name: fees.find((fee) => fee.feeId === feeId)?.name ?? feeId },
      held: count(own.filter(isHeldLot)),
      withdrawn: count(own.filter(({ state }) => state === 'withdrawn')),
      wanted: count(own.filter(({ state }) => state === 'wanted')),
      spentMinor: gone.reduce((sum, lot) => sum + lot.spentMinor, 0),
      visitors: visitors
        .filter((visitor) => key(visitor) === one)
        .map(({ email, sample, ...visitor }) => ({ ...visitor, why: whyNone({ email, sample }) })),
    }
  })
  const seen = lots.filter(isHeldLot).map(({ id, version }) => `${id}.${version}`)
  const all = feeIds.length * (daysBetween(closure.from, closure.to) + 1)
  return { ...nothing, days, seen: seen.join(' '), isClosed: closed.length === all, anyClosed: closed.length > 0 }
}

export type ClosureView = Awaited<ReturnType<typeof loadClosure>>

import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type Limit, limits, type Mark, type MarksOf, plainMark, windowMs } from './rate-limits.ts'
import { listHits } from './reads.server.ts'
import { addHits } from './writes.server.ts'

export type RateLimitRefusal = { reason: 'too-many-attempts'; againAt: Date }

/**
 * Counts a submission of a form by every mark of its limit, and refuses it when any of them is over; `againAt` is when the last
 * of those windows ends. It runs outside the transaction of the action it guards, so that a refused submission counts too. Where
 * the setting FORM_LIMITS is off, nothing is counted.
 */
export async function countHit<L extends Limit>(
  ctx: Context,
  limit: L,
  marks: MarksOf<L>,
): Promise<Outcome<undefined, RateLimitRefusal>> {
  if (!ctx.config.formLimits) return done(undefined)
  const most = mostByKey(ctx, limit, marks)
  const hits = await addHits(ctx.db, [...most.keys()], ctx.clock.now(), windowMs)
  return letThrough(
    ctx,
    limit,
    hits.filter(({ key, count }) => count > (most.get(key) ?? 0)),
  )
}

/** Whether a try would be let through, without counting it: for codes of which only the wrong ones count. */
export async function isAllowed<L extends Limit>(
  ctx: Context,
  limit: L,
  marks: MarksOf<L>,
): Promise<Outcome<undefined, RateLimitRefusal>> {
  if (!ctx.config.formLimits) return done(undefined)
  const most = mostByKey(ctx, limit, marks)
  const begins = new Date(ctx.clock.now().getTime() - windowMs)
  const hits = await listHits(ctx.db, [...most.keys()], begins)
  return letThrough(
    ctx,
    limit,
    hits.filter(({ key, count }) => count >= (most.get(key) ?? 0)),
  )
}

/** Lets a try through that no mark is over for. */
function letThrough(ctx: Context, limit: Limit, over: readonly { since: Date }[]): Outcome<undefined, RateLimitRefusal> {
  if (over.length === 0) return done(undefined)
  ctx.log.warn('A form was refused after too many tries', { limit })
  return refused({
    reason: 'too-many-attempts',
    againAt: new Date(Math.max(...over.map(({ since }) => since.getTime())) + windowMs),
  })
}

/** The keys of a try, in one order for all tries, each with how many there may be. */
function mostByKey(ctx: Context, limit: Limit, marks: Partial<Record<Mark, string>>): Map<string, number> {
  const rule: Partial<Record<Mark, number>> = limits[limit]
  const order: readonly Mark[] = ['address', 'email', 'booking', 'proposal', 'order']
  return new Map(
    order.flatMap((mark) => {
      const [value, most] = [marks[mark], rule[mark]]
      return value === undefined || most === undefined ? [] : [[keyOf(ctx, `${limit}:${mark}:${plainMark(mark, value)}`), most]]
    }),
  )
}

/** A hash, so that the counts do not reveal whose they are. */
const keyOf = (ctx: Context, what: string) =>
  createHmac('sha256', ctx.config.secret).update(`form-try:${what}`).digest('base64url')

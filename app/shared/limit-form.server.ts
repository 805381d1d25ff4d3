import { data } from 'react-router'
import { countHit, isAllowed, type RateLimitRefusal } from '#features/rate-limits/count-hit.server.ts'
import type { Limit, MarksOf } from '#features/rate-limits/rate-limits.ts'
import { kigaliClock } from '#values/dates.ts'
import { contextOf, type RouteContext } from '../context.ts'
import { limitWords } from '../words/limits.ts'
import { wordsOf } from './page-words.server.ts'

type Args = { request: Request; context: RouteContext }

/**
 * Counts a submission of a public form, by the visitor's address and by the marks that the limit needs. Undefined when it may go
 * on; otherwise what the action returns at once: 429 with the sentence as `problem`, and all of `shown`, so that the form shows
 * what was typed. Call it after the form has been read and before anything is done:
 *
 *   const limited = await limitForm(args, 'hold', { email }, { reply: { values: typed(form), errors: {} } })
 *   if (limited) return limited
 *
 * The address is X-Client-Address, which our own server overwrites (server/http/http.ts). A page sends
 * Retry-After only when it passes on the headers of its action: `export const headers = passActionHeaders`.
 */
export async function limitForm<L extends Limit, Shown extends object = object>(
  { request, context }: Args,
  limit: L,
  marks: Omit<MarksOf<L>, 'address'>,
  shown: Shown = {} as Shown,
) {
  const ctx = contextOf(context)
  const address = clientAddressOf(request)
  const counted = await countHit(ctx, limit, { ...marks, address })
  if (counted.done) return undefined
  const { problem, init } = tooMany(context, counted.refusal)
  return data({ ...shown, problem }, init)
}

/**
 * Limits guesses of a code in the address: wrong codes are counted by the visitor's address, and after too many a right one is
 * refused too, because its answer would reveal it. Call it once the code is checked; throws the 429.
 */
export async function limitGuess({ request, context }: Args, limit: 'quote-code' | 'rooming-key', isRight: boolean) {
  const ctx = contextOf(context)
  const marks = { address: clientAddressOf(request) }
  const counted = await (isRight ? isAllowed : countHit)(ctx, limit, marks)
  if (counted.done) return
  const { problem, init } = tooMany(context, counted.refusal)
  throw data(problem, init)
}

/**
 * The client's address, which our own server writes over whatever a visitor sends; empty for a request that did not come
 * through the server.
 */
export const clientAddressOf = (request: Request): string => request.headers.get('X-Client-Address') ?? ''

/** Until when to wait, in words and for the browser. */
function tooMany(context: RouteContext, { againAt }: RateLimitRefusal) {
  const { clock } = contextOf(context)
  const seconds = Math.ceil((againAt.getTime() - clock.now().getTime()) / 1000)
  const problem = wordsOf(context, limitWords).tooMany({ clock: kigaliClock(wholeMinute(againAt)) })
  return { problem, init: { status: 429, headers: { 'Retry-After': String(seconds) } } }
}

/** The `headers` of a page whose action may be limited: without them the router drops Retry-After. */
export const passActionHeaders = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders

/** The next full minute: the time is shown without seconds, and one that is too early would lead to another refusal. */
const wholeMinute = (at: Date) => new Date(Math.ceil(at.getTime() / 60_000) * 60_000)

import { ExtrasAnswer } from '#features/bookings/drafts/booking-request.ts'
import { type Choice, dayProblem, withExtras } from '#features/bookings/drafts/choice.ts'
import { CalledDeparture, CalledJourney, calledDeparture, calledJourney } from '#features/bookings/placing/caller-request.ts'
import { findDeparture } from '#features/departures/reads.server.ts'
import type { ProductKind } from '#features/pricing/order-kinds.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { type ReadChoice, readChoice } from '../../../shared/booking/read-choice.server.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'

/** The fields of any order. The message is the caller's, and the accommodation level is read with the party. */
const Added = ExtrasAnswer.omit({ message: true, comfort: true })

/**
 * Reads the order of a caller, of any kind, as the visitor's own first step does, except that the party is counted with its
 * children and its residency. A price needs no driver.
 */
export async function readQuestion(ctx: Context, kind: ProductKind, form: FormData, to: 'price' | 'book'): Promise<ReadChoice> {
  const { reply, choice } = await readWhat(ctx, kind, form, to)
  const added = readForm(form, Added)
  const errors = { ...reply.errors, ...added.reply?.errors }
  if (!choice || !added.value) return { reply: { ...reply, errors } }
  const order = withExtras(choice.order, { ...added.value, message: '' })
  return { reply: { ...reply, errors }, choice: { order, party: choice.party } }
}

async function readWhat(ctx: Context, kind: ProductKind, form: FormData, to: 'price' | 'book'): Promise<ReadChoice> {
  if (kind === 'departure') {
    const { value, reply } = readForm(form, CalledDeparture)
    if (!value) return { reply }
    const departure = await findDeparture(ctx.db, value.departure, ctx.clock.now())
    return chosen(form, departure && calledDeparture(value, departure), {
      departure: departure ? undefined : 'departure-missing',
    })
  }
  if (kind === 'journey') {
    const { value, reply } = readForm(form, CalledJourney)
    if (!value) return { reply }
    return chosen(form, calledJourney(value), { startsOn: dayProblem(value.startsOn, kigaliDay(ctx.clock.now())) })
  }
  return readChoice(ctx, kind, form, to)
}

function chosen(form: FormData, choice: Choice | undefined, problems: Record<string, string | undefined>): ReadChoice {
  const errors = Object.fromEntries(Object.entries(problems).flatMap(([name, key]) => (key ? [[name, key] as const] : [])))
  const right = choice && Object.keys(errors).length === 0
  return { reply: { values: typed(form), errors }, ...(right && { choice }) }
}

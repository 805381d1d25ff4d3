import { redirect } from 'react-router'
import { type BookingStep, bookingSteps, type DraftAnswers, firstOpenStep } from '#features/bookings/booking-draft.ts'
import { findOffered, type Offered, quoteParty } from '#features/bookings/quote-departure.server.ts'
import { findDraft } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { priceText, type Summary } from './summary-of.ts'

export type Step = { id: string; key: string; answers: DraftAnswers; offered: Offered; now: Date }

/**
 * What a step of the booking stands on. Throws a 404 for a key that opens nothing, and sends back whoever jumps ahead of
 * the first step that is not answered.
 */
export async function loadStep(ctx: Context, key: string, step: BookingStep): Promise<Step> {
  const draft = await findDraft(ctx.db, key)
  const offered = draft && (await findOffered(ctx, draft.departureSlug))
  if (!offered) throw new Response('There is no such booking', { status: 404 })
  const open = firstOpenStep(draft.answers)
  if (bookingSteps.indexOf(open) < bookingSteps.indexOf(step)) throw redirect(`/booking/${key}/${open}`)
  return { id: draft.id, key, answers: draft.answers, offered, now: ctx.clock.now() }
}

/** The price for what has been answered so far; travellers who are not named yet count as adults from abroad. */
function quoteOf({ answers, offered, now }: Pick<Step, 'answers' | 'offered' | 'now'>) {
  const party = {
    travellersCount: answers.travellersCount,
    travellers: answers.travellers?.travellers ?? [],
    comfort: answers.extras?.comfort ?? offered.departure.comfort,
    singleRooms: answers.extras?.singleRooms ?? 0,
  }
  return quoteParty(offered, party, now)
}

/** The total of a step's price in minor units; 0 where there is no price to agree to. */
export function totalOf(step: Step): number {
  const quote = quoteOf(step)
  return quote.done ? quote.value.schedule.totalMinor : 0
}

/** The panel beside a step: the journey and its price so far. */
export function summaryOf(step: Pick<Step, 'answers' | 'offered' | 'now'>): Summary {
  const { departure, package: of, settings } = step.offered
  const quote = quoteOf(step)
  const rates = { currency: 'USD', rwfPerUnit: settings.rwfPerUsd } as const
  return {
    title: of.title,
    scene: of.scene,
    startsOn: departure.startsOn,
    endsOn: departure.endsOn,
    travellers: step.answers.travellersCount,
    price: quote.done ? priceText(quote.value.lines, quote.value.schedule, rates) : undefined,
  }
}

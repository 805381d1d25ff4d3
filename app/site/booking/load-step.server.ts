import { redirect } from 'react-router'
import { type BookingStep, bookingSteps, type DraftAnswers, firstOpenStep } from '#features/bookings/booking-draft.ts'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { findOffered, type Offered, quoteParty } from '#features/bookings/quote-departure.server.ts'
import { findDraft, type MadeDraft } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { priceText, type Summary } from './summary-of.ts'

export type Step = { id: string; answers: DraftAnswers; offered: Offered; now: Date }

/**
 * What a step of the booking stands on. Throws a 404 for a key that opens nothing, sends back whoever jumps ahead of the
 * first step that is not answered, and sends on to the booking whoever comes back to a draft that has become one.
 */
export async function loadStep(ctx: Context, key: string, step: BookingStep): Promise<Step> {
  const draft = await findDraft(ctx.db, key)
  if (draft?.booking) throw redirect(madeAlready(ctx, draft.booking))
  const offered = draft && (await findOffered(ctx.db, draft.departureSlug, ctx.clock.now()))
  if (!draft || !offered?.package.bookable) throw new Response('There is no such booking', { status: 404 })
  const open = firstOpenStep(draft.answers)
  if (bookingSteps.indexOf(open) < bookingSteps.indexOf(step)) throw redirect(`/booking/${key}/${open}`)
  return { id: draft.id, answers: draft.answers, offered, now: ctx.clock.now() }
}

/** A second press in the same moments is answered like the first; later the address of a step opens nothing by itself. */
const sameMomentsMs = 10 * 60_000

function madeAlready({ config, clock }: Context, booking: MadeDraft): string {
  const fresh = clock.now().getTime() - booking.madeAt.getTime() < sameMomentsMs
  return fresh ? links.bookingWithKey(booking.reference, bookingKey(config.secret, booking)) : links.booking(booking.reference)
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

/** The total of a step's price in minor units; undefined where what was answered has no price. */
export function totalOf(step: Step): number | undefined {
  const quote = quoteOf(step)
  return quote.done ? quote.value.schedule.totalMinor : undefined
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

import { createDepartures } from '#features/departures/create-departures.server.ts'
import type { PlannedDeparture } from '#features/departures/series/planned.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { seriesAdminWords } from '../../words/admin/departures/series.ts'
import { departureRefusal } from './departure-refusal.ts'
import { planView } from './plan-view.server.ts'

type Input = {
  planned: readonly PlannedDeparture[]
  form: FormData
  how: 'series' | 'import'
  actor: { id: string; name: string }
}

/** Makes what a plan shows, where it is the plan that was seen; answers how many, or the sentence of why none was made. */
export async function makePlanned(
  ctx: Context,
  read: ReadWords,
  { planned, form, how, actor }: Input,
): Promise<{ made: number } | { sentence: string; status: 409 | 422 }> {
  const words = read(seriesAdminWords)
  if (form.get('stamp') !== (await planView(ctx.db, read, planned)).stamp) return { sentence: words.plan.changed, status: 409 }
  const wanted = form.get('skip') === 'yes' ? planned.filter(({ fault }) => !fault) : planned
  const onSale = form.get('event') === 'make-on-sale'
  const outcome = await createDepartures(ctx, { wanted, onSale, evenIfClash: form.get('even') === 'yes', how, actor })
  if (outcome.done) return { made: outcome.value.length }
  return { sentence: departureRefusal(read, outcome.refusal), status: outcome.refusal.reason === 'plan-faulty' ? 409 : 422 }
}

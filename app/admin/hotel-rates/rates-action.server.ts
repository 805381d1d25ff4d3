import type { Actor } from '#features/content/entry.ts'
import { saveEntries } from '#features/content/save-entries.server.ts'
import type { RatePlan } from '#features/hotels/plan-rates.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { rateSheetWords } from '../../words/admin/content/rate-sheet.ts'
import { featureKind } from '../content-screens/load-editor.server.ts'
import { hotelKind } from '../hotels/hotel-kind.ts'
import { changedHotels, ratesView } from './rates-view.server.ts'

type Input = { plan: RatePlan; sound: RatePlan; form: FormData; actor: Actor }

/**
 * Saves a rate sheet into the drafts of its hotels, if it is the plan that was shown: all of them, or none with the sentence
 * why. Returns how many drafts changed.
 */
export async function keepRates(
  ctx: Context,
  read: ReadWords,
  { plan, sound, form, actor }: Input,
): Promise<{ saved: number } | { sentence: string }> {
  const words = read(rateSheetWords).plan
  if (form.get('stamp') !== ratesView(read, plan).stamp) return { sentence: words.changed }
  const skips = form.get('skip') === 'yes'
  const wanted = skips ? sound : plan
  if (wanted.rates.some(({ fault }) => fault)) return { sentence: skips ? words.faultyWithout : words.faulty }
  const hotels = changedHotels(wanted)
  if (hotels.length === 0) return { sentence: words.nothing }
  const changes = hotels.map(({ draft, content }) => ({ id: draft.id, seen: draft.version, content }))
  const outcome = await saveEntries(ctx, featureKind(hotelKind), { changes, actor })
  return outcome.done ? { saved: hotels.length } : { sentence: words.refused }
}

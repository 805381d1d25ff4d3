import { data, redirect } from 'react-router'
import { changeTripVersion, type VersionRefusal } from '#features/trips/change-trip-version.server.ts'
import type { VersionChange } from '#features/trips/changes/version-change.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { typed } from '../../../shared/read-form.server.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { changeRefusalText } from './change-refusal-text.ts'
import type { FieldErrors } from './read-fields.ts'

/** The reply where nothing was saved: what was typed, what is wrong with fields, or one sentence. */
export type TripReply = { values: Record<string, string>; errors: Record<string, string>; sentence?: string }

type Place = { tripId: string; number: number }

/** Saves a change and leads to an address; or the refusal as a sentence, with what was typed. */
export async function saveChange(
  ctx: Context,
  read: ReadWords,
  { tripId, number }: Place,
  { form, change, to }: { form: FormData; change: VersionChange; to: string },
) {
  const seen = Number(form.get('seen')) || 0
  const outcome = await changeTripVersion(ctx, { tripId, number, seen, change })
  if (outcome.done) return redirect(to, 303)
  const { sentence, status } = refusalText(read, outcome.refusal)
  return data<TripReply>({ values: typed(form), errors: {}, sentence }, { status })
}

/** What was typed again, with a sentence beside each field that is wrong. */
export function refuseFields(read: ReadWords, form: FormData, errors: FieldErrors) {
  const problems: Readonly<Record<string, string>> = read(tripFormWords).problems
  const worded = Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, problems[key] ?? key]))
  return data<TripReply>({ values: typed(form), errors: worded }, { status: 422 })
}

function refusalText(read: ReadWords, refusal: VersionRefusal): { sentence: string; status: number } {
  const words = read(tripBuilderWords)
  if (refusal.reason === 'version-unknown') throw data(null, { status: 404 })
  if (refusal.reason === 'changed-meanwhile') return { sentence: words.changed, status: 409 }
  if (refusal.reason === 'lost') return { sentence: words.lost, status: 409 }
  if (refusal.reason === 'frozen') return { sentence: words.frozen, status: 409 }
  return { sentence: changeRefusalText(read, refusal), status: 422 }
}

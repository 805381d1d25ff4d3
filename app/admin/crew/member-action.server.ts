import { data, redirect } from 'react-router'
import { readRun } from '#features/crew/assignments/assignment.ts'
import type { CrewKind } from '#features/crew/crew.ts'
import { CarForm, GuideForm } from '#features/crew/crew-form.ts'
import { findCar, findGuide } from '#features/crew/reads.server.ts'
import { retireCrew, saveCrew } from '#features/crew/save-crew.server.ts'
import { crewAddress } from '#features/roster/board/board.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { crewMemberWords } from '../../words/admin/crew/crew-member.ts'
import { crewRefusal, refusedField } from './crew-refusal.ts'
import { loadMemberChoices, type MemberChoices } from './load-choices.server.ts'

/** The reply where a guide or a vehicle was not saved: the values, and what is wrong with them. */
export type CrewReply = { values: Record<string, string>; errors: Record<string, string>; isChanged?: true; sentence?: string }

/** The guide or vehicle of an address: undefined for a new one, a 404 for an unknown id. */
export async function findMember(db: Db, kind: CrewKind, text: string) {
  if (text === 'new') return undefined
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
  const found = kind === 'guide' ? await findGuide(db, id) : await findCar(db, id)
  if (!found) throw data(null, { status: 404 })
  return found
}

type Request = {
  kind: CrewKind
  member: Awaited<ReturnType<typeof findMember>>
  form: FormData
  actor: { id: string; name: string }
  params: URLSearchParams
}

/** What an address proposes of a new guide or vehicle: `?ownership=freelance`. */
export const givenMember = (params: URLSearchParams): Record<string, string> => ({ ownership: params.get('ownership') ?? '' })

/** Saves, retires or reactivates a guide or a vehicle, as its form requests. A new one that is for a run, `?run=booking-…`, leads back to its guides and vehicles. */
export async function saveByForm(ctx: Context, read: ReadWords, { kind, member, form, actor, params }: Request) {
  const event = form.get('event')
  const here = `/admin/crew/${kind === 'guide' ? 'guides' : 'cars'}`
  if (event === 'retire' || event === 'back') {
    if (!member) throw data(null, { status: 404 })
    await retireCrew(ctx, { kind, id: member.id, active: event === 'back', actor })
    return redirect(`${here}/${member.id}?did=${event === 'back' ? 'back' : 'retired'}`, 303)
  }
  const values = typed(form)
  const seen = member && { id: member.id, version: Number(form.get('version')) || 0 }
  const guide = kind === 'guide' ? readForm(form, GuideForm) : undefined
  const car = kind === 'car' ? readForm(form, CarForm) : undefined
  const keys = guide?.reply?.errors ?? car?.reply?.errors ?? {}
  const problems = read(crewMemberWords).problems
  const errors = {
    ...Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [name, (problems as Readonly<Record<string, string>>)[key] ?? key]),
    ),
    ...unknownChoices(await loadMemberChoices(ctx.db, kind, member?.supplierId ?? null), values, problems),
  }
  const save = guide?.value
    ? { kind: 'guide' as const, facts: guide.value, seen }
    : car?.value && { kind: 'car' as const, facts: car.value, seen }
  if (!save || Object.keys(errors).length > 0) return data<CrewReply>({ values, errors }, { status: 422 })
  const outcome = await saveCrew(ctx, save, actor)
  const run = member ? undefined : readRun(params.get('run') ?? '')
  if (outcome.done) return redirect(run ? crewAddress(run) : `${here}/${outcome.value}?did=saved`, 303)
  const { refusal } = outcome
  if (refusal.reason === 'crew-unknown') throw data(null, { status: 404 })
  const sentence = crewRefusal(read, refusal)
  const field = refusedField(refusal)
  return data<CrewReply>(field ? { values, errors: { [field]: sentence } } : { values, errors: {}, isChanged: true, sentence }, {
    status: field ? 422 : 409,
  })
}

/** Countries, places and suppliers that are no choice: they are gone, or were never there. */
function unknownChoices(
  { countries, places, suppliers }: MemberChoices,
  values: Readonly<Record<string, string>>,
  problems: Readonly<Record<'country-unknown' | 'place-unknown' | 'supplier-unknown', string>>,
): Record<string, string> {
  const isIn = (choices: readonly { value: string }[], one: string) => choices.some(({ value }) => value === one)
  const errors: Record<string, string> = {}
  for (const name of ['countries', 'yellowCardCountries']) {
    const ticked = Object.keys(values).filter((field) => field.startsWith(`${name}.`))
    if (!ticked.every((field) => isIn(countries, field.slice(name.length + 1)))) errors[name] = problems['country-unknown']
  }
  if (values.basePlaceId && !isIn(places, values.basePlaceId)) errors.basePlaceId = problems['place-unknown']
  const isSupplied = values.ownership && values.ownership !== 'own'
  if (isSupplied && values.supplierId && !isIn(suppliers, values.supplierId)) errors.supplierId = problems['supplier-unknown']
  return errors
}

import { data, redirect } from 'react-router'
import type { CrewKind } from '#features/crew/crew.ts'
import { CarForm, GuideForm } from '#features/crew/crew-form.ts'
import { findCar, findGuide } from '#features/crew/reads.server.ts'
import { retireCrew, saveCrew } from '#features/crew/save-crew.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import { crewRefusal } from './crew-refusal.ts'

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

/** Saves, retires or reactivates a guide or a vehicle, as its form requests. */
export async function saveByForm(
  ctx: Context,
  read: ReadWords,
  { kind, id, form, actor }: { kind: CrewKind; id: number | undefined; form: FormData; actor: { id: string; name: string } },
) {
  const words = read(crewAdminWords)
  const event = form.get('event')
  const here = `/admin/crew/${kind === 'guide' ? 'guides' : 'cars'}`
  if (event === 'retire' || event === 'back') {
    if (id === undefined) throw data(null, { status: 404 })
    await retireCrew(ctx, { kind, id, active: event === 'back', actor })
    return redirect(`${here}/${id}?did=${event === 'back' ? 'back' : 'retired'}`, 303)
  }
  const seen = id === undefined ? undefined : { id, version: Number(form.get('version')) || 0 }
  const guide = kind === 'guide' ? readForm(form, GuideForm) : undefined
  const car = kind === 'car' ? readForm(form, CarForm) : undefined
  const reply = guide?.reply ?? car?.reply
  if (reply) {
    const errors = Object.fromEntries(
      Object.entries(reply.errors).map(([name, key]) => [name, (words.problems as Readonly<Record<string, string>>)[key] ?? key]),
    )
    return data<CrewReply>({ values: reply.values, errors }, { status: 422 })
  }
  const save = guide?.value
    ? { kind: 'guide' as const, facts: guide.value, seen }
    : car?.value && { kind: 'car' as const, facts: car.value, seen }
  if (!save) throw data(null, { status: 422 })
  const outcome = await saveCrew(ctx, save, actor)
  if (outcome.done) return redirect(`${here}/${outcome.value}?did=saved`, 303)
  const { refusal } = outcome
  if (refusal.reason === 'crew-unknown') throw data(null, { status: 404 })
  const sentence = crewRefusal(read, refusal)
  const values = typed(form)
  const field = refusal.reason === 'name-taken' ? 'name' : refusal.reason === 'class-unknown' ? 'vehicleClassId' : undefined
  return data<CrewReply>(field ? { values, errors: { [field]: sentence } } : { values, errors: {}, isChanged: true, sentence }, {
    status: field ? 422 : 409,
  })
}

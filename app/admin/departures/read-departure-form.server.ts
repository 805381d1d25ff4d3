import type { DepartureValues } from '#features/departures/change-departure.server.ts'
import { DepartureForm } from '#features/departures/departure-form.ts'
import { namedPackage } from '#features/packages/named-package.ts'
import { listPackageNames, type PackageName } from '#features/packages/reads-names.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readForm } from '../../shared/read-form.server.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import type { DepartureRefusal } from './departure-refusal.ts'

/** What was typed, with a sentence for each field that is wrong. */
export type TypedDeparture = { values: Record<string, string>; errors: Record<string, string> }

type Read =
  | { values: DepartureValues & { package: PackageName }; typed: Record<string, string>; reply?: undefined }
  | { reply: TypedDeparture }

/**
 * Reads the form of a departure with the package that it names. `stays`: the package that it is of already, which may have been
 * taken from the site since.
 */
export async function readDepartureForm(db: Db, read: ReadWords, form: FormData, stays?: PackageName): Promise<Read> {
  const problems: Readonly<Record<string, string>> = read(departureEditAdminWords).problems
  const sent = readForm(form, DepartureForm)
  const sentence = (key: string) => problems[key] ?? key
  if (!sent.value) {
    const errors = Object.fromEntries(Object.entries(sent.reply.errors).map(([name, key]) => [name, sentence(key)]))
    return { reply: { values: sent.reply.values, errors } }
  }
  const typed = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  const named = stays && sent.value.package === stays.title ? stays : namedPackage(await listPackageNames(db), sent.value.package)
  if (!named) return { reply: { values: typed, errors: { package: sentence('package-unknown') } } }
  return { values: { ...sent.value, package: named }, typed }
}

/** The field that a refusal is about; undefined where it is about the whole. */
export function fieldOf(refusal: DepartureRefusal): string | undefined {
  switch (refusal.reason) {
    case 'capacity-below-taken':
    case 'seats-wrong':
      return 'capacity'
    case 'minimum-above-seats':
      return 'minimum'
    case 'closes-now':
      return 'cutOffDays'
    case 'no-rate':
    case 'comfort-booked':
      return 'comfort'
    case 'day-past':
    case 'day-taken':
    case 'day-stands':
    case 'crew-elsewhere':
    case 'vehicle-hired':
      return 'startsOn'
    default:
      return undefined
  }
}

/** Whether a refusal is of what was typed (422), or because something has changed (409). */
export const statusOf = (refusal: DepartureRefusal): 409 | 422 =>
  fieldOf(refusal) || ['instant-past', 'instant-too-late', 'permits-until-wrong'].includes(refusal.reason) ? 422 : 409

import { data, redirect } from 'react-router'
import { findEnquiryByReference } from '#features/enquiries/reads-admin.server.ts'
import { recordEnquiry } from '#features/enquiries/record-enquiry.server.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { TripCustomer, TripParty, TripPlan, travellersOf, tripBegin } from '#features/trips/begin/begin-trip-request.ts'
import { copyTrip } from '#features/trips/copy-trip.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { readReference } from '#values/reference.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { comfortNames } from '../../words/admin/content/site-names.ts'
import { packageInLanguage } from './customer-names.server.ts'
import type { TripOrigin } from './load-new-trip.server.ts'

type Actor = { id: string; name: string }

/**
 * Begins a trip as the form says: for the enquiry of the address, another one, or one that is recorded for a new customer; as a copy, from a package, or from
 * empty days. Everything that is wrong is said at once, and what was typed comes back.
 */
export async function beginTripByForm(context: RouteContext, origin: TripOrigin, form: FormData, actor: Actor) {
  const ctx = contextOf(context)
  const refuse = (errors: Record<string, string>) => data<FormReply>({ values: typed(form), errors }, { status: 422 })
  const { copied } = origin
  const begin = readForm(form, tripBegin(kigaliDay(ctx.clock.now())))
  const who = await readCustomer(ctx.db, origin, form)
  const plan = copied ? undefined : await readPlan(ctx.db, form)
  const party = copied ? undefined : readForm(form, TripParty)
  const errors = { ...who.errors, ...plan?.errors, ...begin.reply?.errors, ...party?.reply?.errors }
  if (!begin.value || who.errors || Object.keys(errors).length > 0) return refuse(errors)
  const { formKey: id, title, startsOn } = begin.value
  const enquiryId = who.id ?? (await recordFor(ctx, { ...who.customer, formKey: id }, actor))
  const trip = { id, enquiryId, title, startsOn }
  const begun =
    plan?.value && party?.value
      ? await beginTrip(ctx, { ...trip, party: travellersOf(party.value), from: fromPlan(context, plan.value) }, actor)
      : await copyTrip(ctx, { ...trip, tripId: copied?.id ?? '', keep: readTakenOver(form) }, actor)
  if (begun.done) return redirect(`/admin/trips/${begun.value.id}/versions/1`, 303)
  if (begun.refusal.reason === 'lost') return refuse({ title: 'trip-lost' })
  // Somebody deleted or unpublished it meanwhile.
  return refuse(begun.refusal.reason === 'package-unknown' ? { package: 'package-unknown' } : { customer: 'enquiry-unknown' })
}

/** What a copy takes over besides: only what is ticked. */
const readTakenOver = (form: FormData) => ({
  provisional: form.get('keepProvisional') === 'on',
  handPrices: form.get('keepHandPrices') === 'on',
})

type Customer = ReturnType<typeof TripCustomer.parse>
type Who =
  | { id: string; customer?: undefined; errors?: undefined }
  | { id?: undefined; customer: Customer; errors?: undefined }
  | { id?: undefined; customer?: undefined; errors: Record<string, string> }

/** For whom it is: the enquiry of the address, the one of a reference, or somebody new. An enquiry that is held as spam is refused. */
async function readCustomer(db: Db, { enquiry }: TripOrigin, form: FormData): Promise<Who> {
  const choice = form.get('customer')
  if (choice === 'new') {
    const { value, reply } = readForm(form, TripCustomer)
    return value ? { customer: value } : { errors: reply.errors }
  }
  if (choice === 'known') {
    const reference = readReference(String(form.get('reference') ?? ''))
    const found = reference && (await findEnquiryByReference(db, reference))
    if (!found) return { errors: { reference: 'enquiry-unknown' } }
    return found.state === 'held' ? { errors: { reference: 'enquiry-held' } } : { id: found.id }
  }
  if (choice !== 'this' || !enquiry) return { errors: { customer: 'customer-wrong' } }
  return enquiry.state === 'held' ? { errors: { customer: 'enquiry-held' } } : { id: enquiry.id }
}

/** The package with its comforts, or so many days. Of the two only what was chosen is read. */
async function readPlan(db: Db, form: FormData) {
  const fields = new FormData()
  for (const [name, value] of form) if (name !== 'days' || !form.get('package')) fields.append(name, value)
  const { value, reply } = readForm(fields, TripPlan)
  if (!value) return { errors: reply.errors }
  if (value.package === undefined) return { value: { days: value.days ?? 1 } }
  const packages = await listPackageNames(db)
  if (!packages.some(({ slug }) => slug === value.package)) return { errors: { package: 'package-unknown' } }
  return { value: { slug: value.package, comforts: value.comforts, comfortNames } }
}

/**
 * A package in the language of its customer, as far as its texts are approved there: the proposal is read in it. What is not translated stays
 * English, for staff to write.
 */
const fromPlan = <Plan extends { slug: string } | { days: number }>(context: RouteContext, plan: Plan): Plan =>
  'slug' in plan
    ? { ...plan, inLanguage: (found: PublishedPackage, language: string) => packageInLanguage(context, found, language) }
    : plan

/** Records the enquiry of somebody who has not written to us, so that everything about them is in one place. */
async function recordFor(ctx: Context, customer: Customer & { formKey: string }, actor: Actor): Promise<string> {
  const recorded = await recordEnquiry(ctx, { ...customer, kind: 'tailor-made' }, actor)
  // The schema has refused with a sentence what this would refuse.
  if (!recorded.done) throw new Error(`A recorded enquiry does not fit: ${recorded.refusal.part}`)
  return recorded.value.id
}

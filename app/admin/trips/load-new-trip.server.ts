import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { type AdminEnquiry, findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { TripRow } from '#features/trips/reads.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { isUuid } from '#values/uuid.ts'
import { newTripWords } from '../../words/admin/trips/new-trip.ts'
import { readEnglish } from '../../words/sources.server.ts'
import type { CustomerNames } from './customer-names.server.ts'
import { readWishes } from './read-wishes.server.ts'
import { tripOfAddress } from './trip-action.server.ts'

/** From what a trip begins, by the address of its form: the enquiry that it is for, the trip that it copies. */
export type TripOrigin = { enquiry: AdminEnquiry | undefined; copied: TripRow | undefined }

/** Reads where a trip begins. An enquiry or a trip that is not there is a 404; a copy is for the same customer, unless an enquiry is named. */
export async function originOfAddress(db: Db, params: URLSearchParams): Promise<TripOrigin> {
  const [enquiryId, tripId] = [params.get('enquiry'), params.get('trip')]
  const copied = tripId === null ? undefined : await tripOfAddress(db, tripId)
  const id = enquiryId ?? copied?.enquiryId
  const enquiry = isUuid(id) ? await findAdminEnquiry(db, id) : undefined
  if (id !== undefined && !enquiry) throw data(null, { status: 404 })
  return { enquiry, copied }
}

/** What the form of a new trip shows before anything is typed. The customer reads its title, so it begins in their language: `namesFor` gives that. */
export async function loadNewTrip(
  { db, clock }: Context,
  read: ReadWords,
  params: URLSearchParams,
  namesFor: (language: string) => Promise<Pick<CustomerNames, 'package'>>,
) {
  const words = read(newTripWords)
  const [{ enquiry, copied }, packages, { freeLeaderEvery }] = await Promise.all([
    originOfAddress(db, params),
    listPackageNames(db),
    findSettings(db),
  ])
  const wishes = enquiry && readWishes(enquiry, kigaliDay(clock.now()))
  const slugs = [params.get('package'), wishes?.package]
  const begun = packages.find(({ slug }) => slugs.includes(slug))
  const title =
    copied?.title ??
    (begun && (await namesFor(enquiry?.language ?? 'en')).package(begun.title)) ??
    (wishes ? [wishes.where || readEnglish(newTripWords).journey, wishes.month].filter(Boolean).join(', ') : '')
  return {
    copied: copied && { id: copied.id, reference: copied.reference, title: copied.title },
    enquiry: enquiry && wishesPane(enquiry),
    packages: packages.map(({ slug, title: name, nights }) => ({
      value: slug,
      words: words.plan.package({ title: name, nights }),
    })),
    freeEvery: freeLeaderEvery,
    values: {
      formKey: randomUUID(),
      customer: enquiry ? 'this' : 'new',
      package: begun?.slug ?? '',
      [`comforts.${wishes?.comfort ?? 'lodge'}`]: 'on',
      days: wishes?.days ?? '',
      title,
      startsOn: wishes?.startsOn ?? '',
      adults: wishes?.adults || '2',
      childAges: wishes?.childAges ?? '',
      residency: 'foreign',
    } as Record<string, string>,
  }
}

const wishesPane = ({ id, name, reference, details, message }: AdminEnquiry) => ({ id, name, reference, details, message })
export type LoadedNewTrip = Awaited<ReturnType<typeof loadNewTrip>>

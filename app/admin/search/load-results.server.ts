import { findBookingsByPhone, findBookingsLike, findTravellersLike } from '#features/bookings/lists/reads-search.server.ts'
import { findEntriesLike } from '#features/content/reads-search.server.ts'
import { findCrewLike } from '#features/crew/reads.server.ts'
import { findCustomersByPhone, findCustomersLike } from '#features/customers/find-customers-like.server.ts'
import { findDeparturesLike } from '#features/departures/reads-list.server.ts'
import { findEmailsLike } from '#features/emails/reads.server.ts'
import { findEnquiriesLike } from '#features/enquiries/reads-admin.server.ts'
import { findPicturesLike } from '#features/media/reads-search.server.ts'
import { may, type Permission, type Role } from '#features/staff/permissions.ts'
import { findSuppliersLike } from '#features/suppliers/reads-list.server.ts'
import { findTripsLike } from '#features/trips/reads-list.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { digitsToFind } from '#values/phone.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { searchAdminWords } from '../../words/admin/search.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { instantText } from '../components/instants.ts'
import { contentKinds } from '../content-screens/content-kinds.ts'
import { adminActions, screensFor } from '../screens.ts'
import { settingPath } from '../setting-paths.ts'
import { sectionWords } from '../settings/section-words.ts'
import { settingGroups } from '../settings/setting-groups.ts'
import { readTyped } from './read-typed.ts'
import { type Found, type FoundGroup, type FoundItem, mostOfAGroup } from './search-result.ts'

type GroupId = keyof (typeof searchAdminWords.tree)['groups']
const group = (read: ReadWords, id: GroupId, items: readonly FoundItem[]): FoundGroup[] => [
  { id, title: read(searchAdminWords).groups[id], items },
]

type Typed = { like: string; text: string }
type Source = (ctx: Context, read: ReadWords, typed: Typed) => Promise<FoundGroup[]>

/** The sources of the search, with the permission that each needs, in the order in which results are shown. */
const sources: readonly [needs: Permission, source: Source][] = [
  ['bookings:read', findBookings],
  ['bookings:read', findTravellers],
  ['bookings:read', findCustomers],
  ['enquiries:read', findEnquiries],
  ['trips:read', findTrips],
  ['bookings:read', findDepartures],
  ['content:read', findEntries],
  ['departures:change', findCrew],
  ['costs:read', findSuppliers],
  ['content:read', findPictures],
  ['emails:read', findEmails],
]

/** Everything in the admin area whose name matches, as far as the role may see it: at most five of a kind. */
export async function loadFound(
  ctx: Context,
  read: ReadWords,
  { role, typed }: { role: Role; typed: string | null },
): Promise<Found & { text: string }> {
  const { text, like } = readTyped(typed)
  const allowed = like === undefined ? [] : sources.filter(([needs]) => may(role, needs))
  const found = await Promise.all(allowed.map(([, source]) => source(ctx, read, { like: like ?? '', text })))
  const groups = [
    ...findScreens(read, role, text),
    ...findActions(read, role, text),
    ...findSettingsLike(read, role, text),
    ...found.flat(),
  ].filter(({ items }) => items.length > 0)
  return { text, groups, count: groups.reduce((sum, { items }) => sum + items.length, 0) }
}

/** Whether a name, or the rest of it from one of its words on, begins with the typed text. */
function isNamedLike(name: string, text: string): boolean {
  const lower = text.toLowerCase()
  return (
    lower !== '' &&
    name
      .toLowerCase()
      .split(' ')
      .some((_, index, all) => all.slice(index).join(' ').startsWith(lower))
  )
}

function findScreens(read: ReadWords, role: Role, text: string): FoundGroup[] {
  const { rail } = read(frameAdminWords)
  const named = screensFor((permission) => may(role, permission))
    .map(({ name, to }) => ({ title: rail[name], detail: '', to }))
    .filter(({ title }) => isNamedLike(title, text))
  return group(read, 'screens', named.slice(0, mostOfAGroup))
}

/** Actions, by their names. */
function findActions(read: ReadWords, role: Role, text: string): FoundGroup[] {
  const names = read(searchAdminWords).actions
  const named = adminActions
    .filter(({ needs }) => may(role, needs))
    .map(({ name, to }) => ({ title: names[name], detail: '', to }))
    .filter(({ title }) => isNamedLike(title, text))
  return group(read, 'actions', named.slice(0, mostOfAGroup))
}

/** The settings, by their titles. */
function findSettingsLike(read: ReadWords, role: Role, text: string): FoundGroup[] {
  if (!may(role, 'settings:write')) return []
  const all = settingGroups.flatMap(({ names }) => names).map((name) => ({ name, ...sectionWords(read, name) }))
  const named = all.filter(({ title }) => isNamedLike(title, text))
  return group(
    read,
    'settings',
    named.slice(0, mostOfAGroup).map(({ name, title, lede }) => ({ title, detail: lede, to: settingPath(name) })),
  )
}

async function findBookings({ db }: Context, read: ReadWords, { like, text }: Typed) {
  const digits = digitsToFind(text)
  const called = digits ? await findBookingsByPhone(db, digits, mostOfAGroup) : []
  // A reference may have digits only.
  const rows = called.length > 0 ? called : await findBookingsLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, reference, leadName, title, startsOn }) => ({
    title: `${reference}, ${leadName}`,
    detail: `${title}, ${read.format.day(startsOn)}`,
    to: `/admin/bookings/${id}`,
  }))
  return group(read, 'bookings', items)
}

async function findTravellers({ db }: Context, read: ReadWords, { like }: Typed) {
  const rows = await findTravellersLike(db, like, mostOfAGroup)
  const items = rows.map(({ bookingId, reference, title, name }) => ({
    title: name.trim(),
    detail: `${reference}, ${title}`,
    to: `/admin/bookings/${bookingId}`,
  }))
  return group(read, 'travellers', items)
}

/** Each result links to the page of a customer by the id of a booking, so that no address names a person. */
async function findCustomers({ db }: Context, read: ReadWords, { like, text }: Typed) {
  const digits = digitsToFind(text)
  const called = digits ? await findCustomersByPhone(db, digits, mostOfAGroup) : []
  const rows = called.length > 0 ? called : await findCustomersLike(db, like, mostOfAGroup)
  const items = rows.map(({ email, name, bookingId }) => ({ title: name, detail: email, to: `/admin/customers/${bookingId}` }))
  return group(read, 'customers', items)
}

async function findEnquiries({ db, clock }: Context, read: ReadWords, { like, text }: Typed) {
  const rows = await findEnquiriesLike(db, like, mostOfAGroup, digitsToFind(text))
  const items = rows.map(({ id, reference, name, createdAt }) => ({
    title: name,
    detail: `${reference}, ${instantText(createdAt, clock.now(), read.format)}`,
    to: `/admin/enquiries/${id}`,
  }))
  return group(read, 'enquiries', items)
}

async function findTrips({ db }: Context, read: ReadWords, { like }: Typed) {
  const rows = await findTripsLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, reference, title, customer }) => ({
    title,
    detail: `${reference}, ${customer}`,
    to: `/admin/trips/${id}`,
  }))
  return group(read, 'trips', items)
}

async function findDepartures({ db, clock }: Context, read: ReadWords, { like }: Typed) {
  const rows = await findDeparturesLike(db, like, kigaliDay(clock.now()), mostOfAGroup)
  const items = rows.map(({ id, title, startsOn }) => ({
    title: `${title}, ${read.format.day(startsOn)}`,
    detail: '',
    to: `/admin/departures/${id}`,
  }))
  return group(read, 'departures', items)
}

/** Content, each kind in a group of its own. */
async function findEntries({ db, clock }: Context, read: ReadWords, { like }: Typed): Promise<FoundGroup[]> {
  const rows = await findEntriesLike(db, like, mostOfAGroup)
  return contentKinds.map(({ kind, folder, inWords }) => ({
    id: folder,
    title: inWords(read).words.title,
    items: rows
      .filter((row) => row.kind === kind)
      .map(({ id, title, editedAt }) => ({
        title,
        detail: instantText(editedAt, clock.now(), read.format),
        to: `/admin/${folder}/edit/${id}`,
      })),
  }))
}

async function findCrew({ db }: Context, read: ReadWords, { like }: Typed) {
  const words = read(searchAdminWords)
  const rows = await findCrewLike(db, like, mostOfAGroup)
  const items = rows.map(({ kind, id, name }) => ({
    title: name,
    detail: kind === 'guides' ? words.guide : words.car,
    to: `/admin/crew/${kind}/${id}`,
  }))
  return group(read, 'crew', items)
}

async function findSuppliers({ db }: Context, read: ReadWords, { like }: Typed) {
  const rows = await findSuppliersLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, name, kind }) => ({
    title: name,
    detail: read(supplierListWords).kind[kind],
    to: `/admin/suppliers/${id}`,
  }))
  return group(read, 'suppliers', items)
}

async function findPictures({ db }: Context, read: ReadWords, { like }: Typed) {
  const rows = await findPicturesLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, name, alt }) => ({
    title: alt || read(searchAdminWords).wordless,
    detail: name,
    to: `/admin/media/${id}`,
  }))
  return group(read, 'pictures', items)
}

async function findEmails({ db, clock }: Context, read: ReadWords, { like }: Typed) {
  const rows = await findEmailsLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, subject, recipient, createdAt }) => ({
    title: subject,
    detail: `${recipient}, ${instantText(createdAt, clock.now(), read.format)}`,
    to: `/admin/emails/${id}`,
  }))
  return group(read, 'emails', items)
}

import { findBookingsByPhone, findBookingsLike, findTravellersLike } from '#features/bookings/lists/reads-search.server.ts'
import { findEntriesLike } from '#features/content/reads-search.server.ts'
import { findCrewLike } from '#features/crew/reads.server.ts'
import { findCustomersLike } from '#features/customers/find-customers-like.server.ts'
import { findDeparturesLike } from '#features/departures/reads-list.server.ts'
import { findEmailsLike } from '#features/emails/reads.server.ts'
import { findEnquiriesLike } from '#features/enquiries/reads-admin.server.ts'
import { findPicturesLike } from '#features/media/reads-search.server.ts'
import { may, type Permission, type Role } from '#features/staff/permissions.ts'
import { findSuppliersLike } from '#features/suppliers/reads-list.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { adminComfortWords } from '../../words/admin/comfort.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { instantText } from '../components/instants.ts'
import { contentKinds } from '../content-screens/content-kinds.ts'
import { adminActions, screensFor } from '../screens.ts'
import { settingPath } from '../setting-paths.ts'
import { sectionWords } from '../settings/section-words.ts'
import { settingGroups } from '../settings/setting-groups.ts'
import { readPhone, readTyped } from './read-typed.ts'
import { type Found, type FoundGroup, type FoundItem, mostOfAGroup } from './search-result.ts'

const words = adminComfortWords.search
type GroupId = keyof typeof words.groups
const group = (id: GroupId, items: readonly FoundItem[]): FoundGroup[] => [{ id, title: words.groups[id], items }]

type Source = (ctx: Context, like: string, text: string) => Promise<FoundGroup[]>

/** The sources of the search, with the permission that each needs, in the order in which results are shown. */
const sources: readonly [needs: Permission, source: Source][] = [
  ['bookings:read', findBookings],
  ['bookings:read', findTravellers],
  ['bookings:read', findCustomers],
  ['enquiries:read', findEnquiries],
  ['bookings:read', findDepartures],
  ['content:read', findEntries],
  ['departures:change', findCrew],
  ['costs:read', findSuppliers],
  ['content:read', findPictures],
  ['emails:read', findEmails],
]

/** Everything in the admin area whose name matches, as far as the role may see it: at most five of a kind. */
export async function loadFound(ctx: Context, role: Role, typed: string | null): Promise<Found & { text: string }> {
  const { text, like } = readTyped(typed)
  const allowed = like === undefined ? [] : sources.filter(([needs]) => may(role, needs))
  const found = await Promise.all(allowed.map(([, source]) => source(ctx, like ?? '', text)))
  const groups = [
    ...findScreens(role, text),
    ...findActions(role, text),
    ...findSettingsLike(role, text),
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

function findScreens(role: Role, text: string): FoundGroup[] {
  const named = screensFor((permission) => may(role, permission)).filter(({ name }) => isNamedLike(name, text))
  return group(
    'screens',
    named.slice(0, mostOfAGroup).map(({ name, to }) => ({ title: name, detail: '', to })),
  )
}

/** Actions, by their names. */
function findActions(role: Role, text: string): FoundGroup[] {
  const named = adminActions.filter(({ name, needs }) => may(role, needs) && isNamedLike(name, text))
  return group(
    'actions',
    named.slice(0, mostOfAGroup).map(({ name, to }) => ({ title: name, detail: '', to })),
  )
}

/** The settings, by their titles. */
function findSettingsLike(role: Role, text: string): FoundGroup[] {
  if (!may(role, 'settings:write')) return []
  const all = settingGroups.flatMap(({ names }) => names).map((name) => ({ name, ...sectionWords(name) }))
  const named = all.filter(({ title }) => isNamedLike(title, text))
  return group(
    'settings',
    named.slice(0, mostOfAGroup).map(({ name, title, lede }) => ({ title, detail: lede, to: settingPath(name) })),
  )
}

async function findBookings({ db }: Context, like: string, text: string) {
  const digits = readPhone(text)
  const called = digits ? await findBookingsByPhone(db, digits, mostOfAGroup) : []
  // A reference may have digits only.
  const rows = called.length > 0 ? called : await findBookingsLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, reference, leadName, title, startsOn }) => ({
    title: `${reference}, ${leadName}`,
    detail: `${title}, ${dayText(startsOn)}`,
    to: `/admin/bookings/${id}`,
  }))
  return group('bookings', items)
}

async function findTravellers({ db }: Context, like: string) {
  const rows = await findTravellersLike(db, like, mostOfAGroup)
  const items = rows.map(({ bookingId, reference, title, name }) => ({
    title: name.trim(),
    detail: `${reference}, ${title}`,
    to: `/admin/bookings/${bookingId}`,
  }))
  return group('travellers', items)
}

/** Each result links to the page of a customer by the id of a booking, so that no address names a person. */
async function findCustomers({ db }: Context, like: string) {
  const rows = await findCustomersLike(db, like, mostOfAGroup)
  const items = rows.map(({ email, name, bookingId }) => ({ title: name, detail: email, to: `/admin/customers/${bookingId}` }))
  return group('customers', items)
}

async function findEnquiries({ db, clock }: Context, like: string) {
  const rows = await findEnquiriesLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, reference, name, createdAt }) => ({
    title: name,
    detail: `${reference}, ${instantText(createdAt, clock.now())}`,
    to: `/admin/enquiries/${id}`,
  }))
  return group('enquiries', items)
}

async function findDepartures({ db, clock }: Context, like: string) {
  const rows = await findDeparturesLike(db, like, kigaliDay(clock.now()), mostOfAGroup)
  const items = rows.map(({ id, title, startsOn }) => ({
    title: `${title}, ${dayText(startsOn)}`,
    detail: '',
    to: `/admin/departures/${id}`,
  }))
  return group('departures', items)
}

/** Content, each kind in a group of its own. */
async function findEntries({ db, clock }: Context, like: string): Promise<FoundGroup[]> {
  const rows = await findEntriesLike(db, like, mostOfAGroup)
  return contentKinds.map(({ kind, folder, words: names }) => ({
    id: folder,
    title: names.title,
    items: rows
      .filter((row) => row.kind === kind)
      .map(({ id, title, editedAt }) => ({
        title,
        detail: instantText(editedAt, clock.now()),
        to: `/admin/${folder}/edit/${id}`,
      })),
  }))
}

async function findCrew({ db }: Context, like: string) {
  const rows = await findCrewLike(db, like, mostOfAGroup)
  const items = rows.map(({ kind, id, name }) => ({
    title: name,
    detail: kind === 'guides' ? words.guide : words.car,
    to: `/admin/crew/${kind}/${id}`,
  }))
  return group('crew', items)
}

async function findSuppliers({ db }: Context, like: string) {
  const rows = await findSuppliersLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, name, kind }) => ({
    title: name,
    detail: supplierListWords.kind[kind],
    to: `/admin/suppliers/${id}`,
  }))
  return group('suppliers', items)
}

async function findPictures({ db }: Context, like: string) {
  const rows = await findPicturesLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, name, alt }) => ({ title: alt || words.wordless, detail: name, to: `/admin/media/${id}` }))
  return group('pictures', items)
}

async function findEmails({ db, clock }: Context, like: string) {
  const rows = await findEmailsLike(db, like, mostOfAGroup)
  const items = rows.map(({ id, subject, recipient, createdAt }) => ({
    title: subject,
    detail: `${recipient}, ${instantText(createdAt, clock.now())}`,
    to: `/admin/emails/${id}`,
  }))
  return group('emails', items)
}

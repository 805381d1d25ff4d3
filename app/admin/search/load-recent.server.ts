import { findBooking } from '#features/bookings/reads.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { findEmail } from '#features/emails/reads.server.ts'
import { findEnquiry } from '#features/enquiries/reads.server.ts'
import { findPicture } from '#features/media/reads.server.ts'
import { may, type Permission, type Role } from '#features/staff/permissions.ts'
import { findTrip } from '#features/trips/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isUuid } from '#values/uuid.ts'
import { searchAdminWords } from '../../words/admin/search.ts'
import { contentKinds } from '../content-screens/content-kinds.ts'
import { mostRecent } from './recent.ts'
import type { Found, FoundItem } from './search-result.ts'

const isNumber = (id: string) => /^\d{1,15}$/.test(id)

type Named = Omit<FoundItem, 'to'> | undefined
type Read = {
  folder: string
  needs: Permission
  isId(id: string): boolean
  name(ctx: Context, id: string, read: ReadWords): Promise<Named>
}

/** What can be named again by its address alone, and what somebody needs to know. */
const reads: readonly Read[] = [
  {
    folder: 'bookings',
    needs: 'bookings:read',
    isId: isUuid,
    name: async ({ db }, id) => {
      const found = await findBooking(db, id)
      return found && { title: `${found.reference}, ${found.leadName}`, detail: found.title }
    },
  },
  {
    folder: 'enquiries',
    needs: 'enquiries:read',
    isId: isUuid,
    name: async ({ db }, id) => {
      const found = await findEnquiry(db, id)
      return found && { title: found.name, detail: found.reference }
    },
  },
  {
    folder: 'trips',
    needs: 'trips:read',
    isId: isUuid,
    name: async ({ db }, id) => {
      const found = await findTrip(db, id)
      return found && { title: found.title, detail: `${found.reference}, ${found.customer}` }
    },
  },
  {
    folder: 'departures',
    needs: 'bookings:read',
    isId: isNumber,
    name: async ({ db }, id, { format }) => {
      const found = await findAdminDeparture(db, Number(id))
      return found && { title: found.title, detail: format.day(found.startsOn) }
    },
  },
  {
    folder: 'emails',
    needs: 'emails:read',
    isId: isNumber,
    name: async ({ db }, id) => {
      const found = await findEmail(db, Number(id))
      return found && { title: found.subject, detail: found.recipient }
    },
  },
  {
    folder: 'media',
    needs: 'content:read',
    isId: (id) => /^[a-z0-9]{12}$/.test(id),
    name: async ({ db }, id, read) => {
      const found = await findPicture(db, id)
      return found && { title: found.alt || read(searchAdminWords).wordless, detail: found.name }
    },
  },
  ...contentKinds.map(
    ({ kind, folder, inWords }): Read => ({
      folder: `${folder}/edit`,
      needs: 'content:read',
      isId: isNumber,
      name: async ({ db }, id, read) => {
        const found = await findEntry(db, kind, Number(id))
        return found && { title: found.title, detail: inWords(read).words.title }
      },
    }),
  ),
]

/** The things at some addresses of the admin area that a browser remembers, by their names of today; what is gone or not theirs is left out. */
export async function loadRecent(
  ctx: Context,
  read: ReadWords,
  { role, paths }: { role: Role; paths: readonly string[] },
): Promise<Found> {
  const named = await Promise.all(paths.slice(0, mostRecent).map((to) => nameOf(ctx, read, { role, to })))
  const items = named.filter((item) => item !== undefined)
  const groups = items.length > 0 ? [{ id: 'recent', title: read(searchAdminWords).recent, items }] : []
  return { groups, count: items.length }
}

async function nameOf(ctx: Context, words: ReadWords, { role, to }: { role: Role; to: string }): Promise<FoundItem | undefined> {
  const [, folder = '', id = ''] = /^\/admin\/(.+)\/([^/]+)$/.exec(to) ?? []
  const read = reads.find((one) => one.folder === folder && one.isId(id))
  if (!read || !may(role, read.needs)) return undefined
  const named = await read.name(ctx, id, words)
  return named && { ...named, to }
}

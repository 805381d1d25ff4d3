import type { DepartureRow } from '#features/departures/reads.server.ts'
import { countForDesk } from '#features/departures/reads-list.server.ts'
import { countWaitingEnquiries } from '#features/enquiries/reads-desk.server.ts'
import { listPlanned } from '#features/entries/reads.server.ts'
import { countUnsent } from '#features/letters/reads.server.ts'
import { countLibrary } from '#features/media/reads-library.server.ts'
import { totalShipments } from '#features/shipments/reads.server.ts'
import { may, type Permission, type Role } from '#features/staff/permissions.ts'
import type { Context } from '#platform/context.ts'
import { countFailedJobs } from '#platform/failed-jobs.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { todayWords } from '../../words/desk-today.ts'

const words = todayWords.also
/** A departure is looked at so many days before it leaves: the cut-off is two days before. */
const nearDays = 16
const hour = 3_600_000

type AlsoName = keyof typeof words.verbs
export type AlsoRow = { name: AlsoName; count: number; what: string; to: string }

/** What else waits, each kind counted by one statement and only for who may settle it; nothing stands there with nothing in it. */
export async function loadAlso(
  { db, mail }: Context,
  { role, now, departures }: { role: Role; now: Date; departures: readonly DepartureRow[] },
): Promise<AlsoRow[]> {
  const today = kigaliDay(now)
  const near = departures.filter(({ goes, startsOn }) => !goes && startsOn <= addDays(today, nearDays))
  const for_ = (permission: Permission, count: () => Promise<number> | number) => (may(role, permission) ? count() : 0)
  const [enquiries, freight, short, clashes, letters, jobs, plans, wordless] = await Promise.all([
    for_('enquiries:write', () => countWaitingEnquiries(db)),
    for_('enquiries:write', async () => (await totalShipments(db, undefined)).new.count),
    for_('departures:change', () => near.length),
    for_('departures:change', () => countForDesk(db, { view: 'open', today, now, filter: 'clash', limit: words.most })),
    for_('letters:write', () =>
      mail.delivers ? countUnsent(db, { before: new Date(now.getTime() - hour), most: words.most }) : 0,
    ),
    for_('jobs:retry', () => countFailedJobs(db, words.most)),
    for_(
      'content:write',
      async () => (await listPlanned(db, { limit: words.most, before: new Date(now.getTime() - hour / 6) })).length,
    ),
    for_('pictures:write', () => countLibrary(db, { view: 'wordless', words: '' })),
  ])
  const rows: AlsoRow[] = [
    {
      name: 'short',
      count: short,
      what: words.short(short, shortDay(near[0]?.startsOn ?? today)),
      to: '/admin/departures?only=short',
    },
    { name: 'clashes', count: clashes, what: words.clashes(clashes), to: '/admin/departures?only=clash' },
    { name: 'enquiries', count: enquiries, what: words.enquiries(enquiries), to: '/admin/enquiries' },
    { name: 'freight', count: freight, what: words.freight(freight), to: '/admin/freight' },
    { name: 'letters', count: letters, what: words.letters(letters), to: '/admin/letters' },
    { name: 'jobs', count: jobs, what: words.jobs(jobs), to: '/admin/jobs' },
    { name: 'plans', count: plans, what: words.plans(plans), to: '/admin/blog?state=scheduled' },
    { name: 'wordless', count: wordless, what: words.wordless(wordless), to: '/admin/pictures?show=wordless' },
  ]
  return rows.filter(({ count }) => count > 0)
}

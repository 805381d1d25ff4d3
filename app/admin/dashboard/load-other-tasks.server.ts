import { listUnpaidHolds } from '#features/bookings/holds/reads-unpaid-holds.server.ts'
import { groupUnpaid } from '#features/bookings/holds/unpaid-groups.ts'
import { listPlanned } from '#features/content/reads.server.ts'
import { countForAdmin } from '#features/departures/reads-list.server.ts'
import { countAutosaves } from '#features/emails/reads.server.ts'
import { countLibrary } from '#features/media/reads-library.server.ts'
import { countPayableWork } from '#features/payables/reads.server.ts'
import { totalShipments } from '#features/shipments/reads.server.ts'
import { may, type Permission, type Role } from '#features/staff/permissions.ts'
import type { Context } from '#platform/context.ts'
import { countFailedJobs } from '#platform/jobs/failed-jobs.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { mostUnpaidShown } from '../bookings/list/release-holds.server.ts'
import { instantText } from '../components/instants.ts'
import { folderOf } from '../content/content-menu.ts'

/** Counts end here. */
const most = 100
const hour = 3_600_000
const mostPlans = 20

/** `tag` is how many, or since when; `verb` is the action that this role may take. */
export type AlsoRow = { id: string; tag: string; isBad: boolean; what: string; verb: string; to: string }

/** One kind of task: who may see it, and who may do it. */
type Kind = {
  name: keyof (typeof todayWords.tree)['also']['verbs']
  sees: Permission
  settles: Permission
  count: () => Promise<number> | number
  what: (count: number) => string
  to: string
  isBad?: true
}

type TasksInput = { role: Role; now: Date; read: ReadWords }

/**
 * Other tasks, each kind counted by one statement at most. Who may do them gets the verb, who may only see them gets 'open'. A kind
 * without tasks is left out.
 */
export async function loadAlso(ctx: Context, input: TasksInput): Promise<AlsoRow[]> {
  const words = input.read(todayWords).also
  const kinds = kindsOf(ctx, input).filter(({ sees }) => may(input.role, sees))
  const rows = kinds.map(async ({ name, settles, count, what, to, isBad = false }): Promise<AlsoRow[]> => {
    const counted = await count()
    if (counted === 0) return []
    const tag = counted >= most ? '99+' : String(counted)
    return [{ id: name, tag, isBad, what: what(counted), verb: may(input.role, settles) ? words.verbs[name] : words.look, to }]
  })
  return (await Promise.all([...rows, latePlans(ctx, input)])).flat()
}

function kindsOf({ db, mail }: Context, { now, read }: TasksInput): Kind[] {
  const words = read(todayWords).also
  const today = kigaliDay(now)
  const clashing = { view: 'open', today, now, filter: 'clash', limit: most } as const
  let counted: ReturnType<typeof countPayableWork> | undefined
  const suppliers = () => (counted ??= countPayableWork(db, today))
  return [
    {
      ...{
        name: 'clashes',
        sees: 'bookings:read',
        settles: 'departures:change',
        to: '/admin/departures?only=clash',
        isBad: true,
      },
      count: () => countForAdmin(db, clashing),
      what: (count) => words.clashes({ count }),
    },
    {
      ...{ name: 'unpaid', sees: 'bookings:read', settles: 'bookings:move', to: '/admin/bookings/unpaid-holds' },
      count: async () => groupUnpaid(await listUnpaidHolds(db, now, mostUnpaidShown)).length,
      what: (count) => words.unpaid({ count }),
    },
    {
      ...{ name: 'freight', sees: 'enquiries:read', settles: 'enquiries:write', to: '/admin/shipments' },
      count: async () => (await totalShipments(db, undefined)).new.count,
      what: (count) => words.freight({ count }),
    },
    {
      ...{ name: 'emails', sees: 'emails:read', settles: 'emails:write', to: '/admin/emails', isBad: true },
      count: () => (mail.delivers ? countAutosaves(db, { before: new Date(now.getTime() - hour), most: most }) : 0),
      what: (count) => (count >= most ? words.manyEmails : words.emails({ count })),
    },
    {
      ...{ name: 'jobs', sees: 'jobs:retry', settles: 'jobs:retry', to: '/admin/jobs', isBad: true },
      count: () => countFailedJobs(db, most),
      what: (count) => (count >= most ? words.manyJobs : words.jobs({ count })),
    },
    {
      ...{ name: 'lateSuppliers', sees: 'costs:read', settles: 'payables:write', to: '/admin/payables', isBad: true },
      count: async () => (await suppliers()).lateSuppliers,
      what: (count) => words.lateSuppliers({ count }),
    },
    {
      ...{
        name: 'invoicesToApprove',
        sees: 'costs:read',
        settles: 'payables:approve',
        to: '/admin/payables/invoices?view=to-approve',
      },
      count: async () => (await suppliers()).toApprove,
      what: (count) => words.invoicesToApprove({ count }),
    },
    {
      ...{ name: 'invoicesAwaited', sees: 'costs:read', settles: 'payables:write', to: '/admin/payables/invoices?view=awaited' },
      count: async () => (await suppliers()).awaited,
      what: (count) => words.invoicesAwaited({ count }),
    },
    {
      ...{ name: 'wordless', sees: 'pictures:write', settles: 'pictures:write', to: '/admin/media?show=wordless' },
      count: () => countLibrary(db, { view: 'wordless', words: '' }),
      what: (count) => words.wordless({ count }),
    },
  ]
}

/** Scheduled content that was not published, each with a link to its editor, for who may publish it by hand. */
async function latePlans({ db }: Context, { role, now, read }: TasksInput): Promise<AlsoRow[]> {
  if (!may(role, 'content:write')) return []
  const words = read(todayWords).also
  const late = await listPlanned(db, { limit: mostPlans, before: new Date(now.getTime() - hour / 6) })
  return late.flatMap(({ id, kind, title, publishAt }) => {
    const folder = folderOf(kind)
    if (!folder || !publishAt) return []
    const to = `/admin/${folder}/edit/${id}`
    return [
      {
        id: `plan-${id}`,
        tag: instantText(publishAt, now, read.format),
        isBad: false,
        what: words.plan({ title }),
        verb: words.publish,
        to,
      },
    ]
  })
}

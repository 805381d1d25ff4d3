import { data } from 'react-router'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { isBooked } from '#features/bookings/departures/reads-departures.server.ts'
import { cutOff, usualCutOffDays } from '#features/departures/departure.ts'
import { type AdminDeparture, findAdminDeparture, priceOf } from '#features/departures/reads-admin.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { listPackagePermits } from '#features/packages/reads-permits.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { auditRow } from '../audit-log/audit-row.ts'
import { instantText } from '../components/instants.ts'
import { departureValues } from './departure-values.ts'

/** The departure of an address, or a page that is not there. */
export async function findAdminDepartureOr404(db: Db, text: string): Promise<AdminDeparture> {
  const departure = /^[1-9]\d{0,8}$/.test(text) ? await findAdminDeparture(db, Number(text)) : undefined
  if (!departure) throw data(null, { status: 404 })
  return departure
}

/** So much of its history is shown; the whole of it stands in the log. */
const mostHistory = 30

/** All that the editor of a departure shows. */
export async function loadEdit(ctx: Context, read: ReadWords, departure: AdminDeparture) {
  const words = read(departureEditAdminWords)
  const { db } = ctx
  const now = ctx.clock.now()
  const { id, packageId, slug, title, startsOn, endsOn, comfort, minimum, sale, opensAt, openedAt, version, nights } = departure
  const [[level], priced, names, booked, permits, history] = await Promise.all([
    listStock(db, [{ resource: departureSeats(id), day: startsOn }], now),
    priceOf(db, departure),
    listPackageNames(db),
    isBooked(db, id),
    listPackagePermits(db, packageId),
    listAuditEntriesOf(db, { kind: 'departure', id: String(id) }),
  ])
  const capacity = level?.capacity ?? 0
  return {
    id,
    slug,
    version,
    title,
    day: read.format.day(startsOn),
    startsOn,
    endsOn,
    sale,
    stands: openedAt !== null,
    wantsPermits: openedAt === null && permits.length > 0,
    mayTrash: !booked,
    trashed: departure.trashedAt !== null,
    cancelled: departure.cancelledAt !== null,
    opens: opensAt ? instantText(opensAt, now, read.format) : undefined,
    endsText: words.fields.endsOn({ days: read.format.days(startsOn, endsOn), nights }),
    closes: words.closes({
      when: instantText(cutOff(departure), now, read.format),
      days: departure.cutOffDays ?? usualCutOffDays,
    }),
    packages: names.map(({ slug: address, title: name }) => ({ slug: address, title: name })),
    values: departureValues(departure, capacity),
    price: priced && {
      text: read.format.money(priced.price),
      why: words.price.why({ season: words.price[priced.season], comfort: words.comforts[comfort].toLowerCase(), size: minimum }),
    },
    history: history
      .toReversed()
      .slice(0, mostHistory)
      .map((entry) => ({ ...auditRow(read, entry, now), mayGoBack: mayGoBack(entry.facts) })),
    lastChange: history.at(-1)?.id ?? 0,
  }
}

/** What of a change can be put back by the editor: what it edits. A sale or the trash has buttons of its own. */
const editable = ['packageSlug', 'startsOn', 'comfort', 'capacity', 'minimum', 'cutOffDays', 'note']
const mayGoBack = ({ before }: Record<string, unknown>): boolean =>
  typeof before === 'object' && before !== null && Object.keys(before).some((name) => editable.includes(name))

export type EditView = Awaited<ReturnType<typeof loadEdit>>

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { travellersOf } from '#features/trips/begin/begin-trip-request.ts'
import { plainItem } from '#features/trips/begin/from-package.ts'
import { changeTripVersion } from '#features/trips/change-trip-version.server.ts'
import type { ItemKind } from '#features/trips/price-rule.ts'
import { signInOwner } from '#tests/support/sign-in-owner.ts'
import { buildTestContext } from '#tests/support/test-parts.ts'
import { addMonths, kigaliDay } from '#values/dates.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import { openBenchServer } from './open-server.ts'
import { out, printMachine } from './report.ts'

/**
 * What the screens of trips take, in milliseconds of CPU of the server and PostgreSQL, which other work on the machine does not lengthen: the list with 100
 * and with 20,000 trips, and the builder of a trip of 6 days with 30 items and of one of 60 days with 300, the two in turn. Exits with an error where one
 * grows by more than half. Figures: docs/trips.md. Linux only.
 */
const rounds = 6
const perRound = 12
const mostGrowth = 1.5
const lists = [100, 20_000] as const
const builders = [6, 60] as const
const itemsPerDay = 5

const { server, database, close } = await openBenchServer()
const { ctx } = buildTestContext(database, {})
const cookie = await signInOwner(server)

const { rows: postmasters } = await sql<{ pid: string }>`
  select split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid`.execute(ctx.db)
const cpuSeconds = () => cpuOf(server.process.pid ?? 0) + cpuOfFamily(postmasters[0]?.pid ?? '')

async function answer(path: string, form?: Record<string, string>): Promise<string> {
  const response = await fetch(server.url + path, {
    redirect: 'manual',
    headers: { cookie, origin: server.url },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const text = await response.text()
  if (response.status >= 400) throw new Error(`${path} answered ${response.status}`)
  return text
}

/** Milliseconds of CPU for each of some requests, the first round not counted; several kinds of them take turns. */
async function cpuEach(kinds: readonly ((turn: number) => Promise<unknown>)[]): Promise<number[]> {
  const spent = kinds.map(() => 0)
  for (let round = 0; round <= rounds; round += 1)
    for (const [nth, request] of kinds.entries()) {
      const before = cpuSeconds()
      for (let turn = 0; turn < perRound; turn += 1) await request(turn)
      if (round > 0) spent[nth] = (spent[nth] ?? 0) + cpuSeconds() - before
    }
  return spent.map((seconds) => (seconds * 1_000) / (rounds * perRound))
}

async function enquiry(): Promise<string> {
  const text = {
    kind: 'tailor-made',
    name: 'Marit Bench',
    email: 'marit@example.no',
    phone: '',
    message: 'x',
    details: {},
  } as const
  const sent = await sendEnquiry(ctx, { ...text, quiet: true })
  if (!sent.done) throw new Error(sent.refusal.reason)
  return sent.value.id
}

type Built = { path: string; item: string }

/** A trip of so many days, on each a stay and other services of the demonstration's rate book. */
async function buildTrip(days: number): Promise<Built> {
  const { rows } = await sql<{ id: number; kind: ItemKind; name: string }>`
    select id, kind, name from supplier_services where archived_at is null order by id`.execute(ctx.db)
  const [stays, others] = [rows.filter(({ kind }) => kind === 'stay'), rows.filter(({ kind }) => kind !== 'stay')]
  const party = travellersOf({ adults: 2, childAges: [], residency: 'foreign' })
  const trip = {
    enquiryId: await enquiry(),
    title: `Bench ${days}`,
    startsOn: addMonths(kigaliDay(new Date()), 1),
    party,
    from: { days },
  }
  const begun = await beginTrip(ctx, trip, null)
  if (!begun.done) throw new Error(begun.refusal.reason)
  const tripId = begun.value.id
  let seen = 1
  let item = ''
  for (let day = 1; day <= days; day += 1)
    for (let nth = 0; nth < itemsPerDay; nth += 1) {
      const service = nth === 0 ? stays[day % stays.length] : others[(day * itemsPerDay + nth) % others.length]
      if (!service) throw new Error('The demonstration has no services')
      const { id: serviceId, kind, name: title } = service
      const facts = { ...plainItem, day, days: 1, kind, source: 'service', serviceId, title, kilometres: 50 } as const
      const id = randomUUID()
      if (day === 1 && nth === 1) item = id
      const added = await changeTripVersion(ctx, { tripId, number: 1, seen, change: { change: 'add-item', id, facts } })
      if (!added.done) throw new Error(added.refusal.reason)
      seen = added.value.edition
    }
  return { path: `/admin/trips/${tripId}/versions/1`, item }
}

/** Trips up to a number, each with a version of eight days: a thousand at a time, so that no statement takes long. */
async function grow(most: number): Promise<void> {
  for (let to = Math.min(most, 1_000); ; to = Math.min(most, to + 1_000)) {
    await growTo(to)
    if (to === most) break
  }
  await sql`analyze`.execute(ctx.db)
}

async function growTo(to: number): Promise<void> {
  await sql`insert into trips (id, reference, enquiry_id, title, created_at, changed_at)
    select gen_random_uuid(), 'ZZ' || translate(substr(s, 1, 2), '01il', 'XYWV') || '-' || translate(substr(s, 3, 4), '01il', 'XYWV'),
      (select enquiry_id from trips limit 1), 'Gorillas and lake ' || n, now() - interval '1 day', now() - n * interval '1 second'
    from generate_series((select count(*) + 1 from trips), ${to}::int) n, lateral (select upper(lpad(to_hex(n), 6, '0')) s) hex`.execute(
    ctx.db,
  )
  await sql`insert into trip_versions (id, trip_id, number, starts_on, party, rooms, options, pricing, fx, terms)
    select gen_random_uuid(), t.id, 1, '2027-07-01', v.party, v.rooms, v.options, v.pricing, v.fx, v.terms
    from trips t cross join (select * from trip_versions limit 1) v
    where not exists (select from trip_versions w where w.trip_id = t.id)`.execute(ctx.db)
  // A trigger looks at the version of each row, which is a draft here.
  await sql`alter table trip_days disable trigger days_of_frozen_versions_never_change`.execute(ctx.db)
  await sql`insert into trip_days (version_id, day, edition) select v.id, d, 1 from trip_versions v cross join generate_series(1, 8) d
    where not exists (select from trip_days w where w.version_id = v.id)`.execute(ctx.db)
  await sql`alter table trip_days enable trigger days_of_frozen_versions_never_change`.execute(ctx.db)
}

const listPages = {
  'the list': '/admin/trips.data?view=open',
  'the list, searched': '/admin/trips.data?view=open&q=lake%207',
  'the list, mine': '/admin/trips.data?view=mine',
}

async function measureLists(): Promise<Map<string, number>> {
  const names = Object.entries(listPages)
  const spent = await cpuEach(
    names.map(
      ([, path]) =>
        () =>
          answer(path),
    ),
  )
  return new Map(names.map(([name], nth) => [name, spent[nth] ?? 0]))
}

/** What the builder answers, the sizes of it: its page, what the browser fetches of it, and an edit with what is fetched after it. */
const builderSteps: Record<string, (trip: Built, turn: number) => Promise<string>> = {
  'the builder, its page': ({ path }) => answer(path),
  'the builder, its data': ({ path }) => answer(`${path}.data`),
  'an edit': ({ path, item }, turn) => {
    // An edition above every one that is stored, so that nothing is read for it.
    const form = { event: 'move-item', item, day: String(1 + (turn % 2)), before: '', seen: '100000' }
    return answer(`${path}.data`, form)
  },
  'the form of an item': ({ path, item }) => answer(`${path}/items/${item}.data`),
  'what can be picked': ({ path }) => answer(`${path}/items/new.data?kind=transport&day=2`),
}

/** A row of the table, as soon as it is known: what is above the limit makes the command fail. */
const note = (name: string, small: number, large: number, sizes = '') => {
  const ratio = large / small
  if (ratio > mostGrowth) process.exitCode = 1
  out(`| ${name} | ${small.toFixed(1)} ms | ${large.toFixed(1)} ms | ${ratio.toFixed(2)} | ${sizes} |`)
}

try {
  printMachine()
  out('\n| what is read | small | large | ratio | size |\n|---|---|---|---|---|')
  const trips: Built[] = []
  for (const days of builders) trips.push(await buildTrip(days))
  await sql`analyze`.execute(ctx.db)
  for (const [name, step] of Object.entries(builderSteps)) {
    const sizes = trips.map(() => 0)
    const [small = 0, large = 0] = await cpuEach(
      trips.map((trip, nth) => async (turn) => {
        sizes[nth] = (await step(trip, turn)).length
      }),
    )
    note(name, small, large, `${sizes.map((size) => (size / 1_000).toFixed(0)).join(' and ')} kB`)
  }
  await grow(lists[0])
  const few = await measureLists()
  await grow(lists[1])
  const many = await measureLists()
  for (const [name, small] of few) note(name, small, many.get(name) ?? small)
} finally {
  await close()
}

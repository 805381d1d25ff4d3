import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isOver } from '#features/crew/crew.ts'
import { listCars, listGuides } from '#features/crew/reads.server.ts'
import { countAhead, listStretches } from '#features/departures/crew/reads-crew.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addMonths, type Day, firstOfMonth, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { type Column, DataTable } from '../components/data-table.tsx'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/crew.ts'
import { CrewTabs } from './crew-tabs.tsx'
import { MonthStrip } from './month-strip.tsx'
import { lastOfMonth, stripOf } from './strip-of.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const today = kigaliDay(clock.now())
  const month = args.url.searchParams.get('month') ?? ''
  const first = /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : firstOfMonth(today)
  const [guides, cars, guidesAhead, carsAhead, stretches] = await Promise.all([
    listGuides(db),
    listCars(db),
    countAhead(db, 'guide', today),
    countAhead(db, 'car', today),
    listStretches(db, { from: first, to: lastOfMonth(first) }),
  ])
  const until = (day: Day | null) => (day === null ? null : { text: read.format.day(day), over: isOver(day, today) })
  const strip = (kind: 'guide' | 'car', { id, name }: { id: number; name: string }) => {
    const own = stretches.filter((one) => one.kind === kind && one.memberId === id)
    return {
      key: `${kind}-${id}`,
      name,
      cells: stripOf(own, first),
      stretches: own.map(({ id: one, departureId, title, fromDay, toDay }) => ({
        id: one,
        departureId,
        title,
        days: read.format.days(fromDay, toDay),
      })),
    }
  }
  const isShown = ({ active, stretches: own }: { active: boolean; stretches: readonly unknown[] }) => active || own.length > 0
  const strips = [
    ...guides.map((one) => ({ active: one.active, ...strip('guide', one) })),
    ...cars.map((one) => ({ active: one.active, ...strip('car', one) })),
  ].filter(isShown)
  return {
    guides: guides.map(({ id, name, languages, phone, licenceUntil, active }) => ({
      id,
      name,
      languages: languages.join(', '),
      phone,
      until: until(licenceUntil),
      active,
      ahead: guidesAhead.get(id) ?? 0,
    })),
    cars: cars.map(({ id, name, vehicleClass, seats, inspectionUntil, active }) => ({
      id,
      name,
      vehicleClass,
      seats,
      until: until(inspectionUntil),
      active,
      ahead: carsAhead.get(id) ?? 0,
    })),
    month: {
      text: read.format.month(first),
      before: addMonths(first, -1).slice(0, 7),
      after: addMonths(first, 1).slice(0, 7),
      strips,
    },
  }
}

type Data = Route.ComponentProps['loaderData']
type Member = Data['guides'][number] | Data['cars'][number]

const nameOf = (read: ReadWords, folder: string | false): Column<Member> => ({
  head: read(crewAdminWords).columns.name,
  isRowHead: true,
  cell: ({ id, name, active }) => (
    <>
      {folder ? <Link to={`/admin/crew/${folder}/${id}`}>{name}</Link> : name}{' '}
      {!active && <span className="tag">{read(crewAdminWords).retired}</span>}
    </>
  ),
})

const untilOf = (read: ReadWords, head: string): Column<Member> => ({
  head,
  label: head,
  className: ({ until }) => (until?.over ? 'num presses' : 'num'),
  cell: ({ until }) => until && (until.over ? `${until.text} (${read(crewAdminWords).over})` : until.text),
})

const aheadOf = (read: ReadWords): Column<Member> => ({
  head: read(crewAdminWords).columns.ahead,
  label: read(crewAdminWords).columns.ahead,
  className: 'num nowrap',
  cell: (row) => read(crewAdminWords).ahead({ count: row.ahead }),
})

const guideColumns = (read: ReadWords, changes: boolean): Column<Data['guides'][number]>[] => {
  const columns = read(crewAdminWords).columns
  return [
    nameOf(read, changes && 'guides'),
    { head: columns.languages, label: columns.languages, cell: ({ languages }) => languages },
    {
      head: columns.phone,
      className: 'num nowrap',
      cell: ({ phone }) => phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>,
    },
    untilOf(read, columns.licence),
    aheadOf(read),
  ]
}

const carColumns = (read: ReadWords, changes: boolean): Column<Data['cars'][number]>[] => {
  const columns = read(crewAdminWords).columns
  return [
    nameOf(read, changes && 'cars'),
    { head: columns.class, label: columns.class, cell: ({ vehicleClass }) => vehicleClass },
    { head: columns.seats, label: columns.seats, className: 'num', cell: ({ seats }) => seats },
    untilOf(read, columns.inspection),
    aheadOf(read),
  ]
}

export default function Crew({ loaderData: { guides, cars, month } }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(crewAdminWords)
  const { may } = useAuth()
  const changes = may('departures:change')
  return (
    <div className="list-page crew">
      <PageBar title={words.title} lede={words.lede} />
      <CrewTabs />
      <div className="panes">
        <Members title={words.guides} none={words.noGuides} rows={guides} columns={guideColumns(read, changes)}>
          {changes && (
            <Link className="btn line sm" to="/admin/crew/guides/new">
              {words.addGuide}
            </Link>
          )}
        </Members>
        <Members title={words.cars} none={words.noCars} rows={cars} columns={carColumns(read, changes)}>
          {changes && (
            <Link className="btn line sm" to="/admin/crew/cars/new">
              {words.addCar}
            </Link>
          )}
        </Members>
        {month.strips.length > 0 && <MonthStrip month={month} />}
      </div>
    </div>
  )
}

type MembersProps<Row> = {
  title: string
  none: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  children: ReactNode
}

function Members<Row extends Member>({ title, none, rows, columns: shown, children }: MembersProps<Row>) {
  return (
    <section className="pane list">
      <header className="pane-head">
        <h2>{title}</h2>
        {children}
      </header>
      {rows.length === 0 ? (
        <p className="muted pane-foot">{none}</p>
      ) : (
        <DataTable caption={title} className="stacks" columns={shown} rows={rows} rowKey={({ id }) => id} />
      )}
    </section>
  )
}

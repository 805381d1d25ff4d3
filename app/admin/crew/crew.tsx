import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isOver } from '#features/crew/crew.ts'
import { listCars, listGuides } from '#features/crew/reads.server.ts'
import { countAhead, listStretches } from '#features/departures/crew/reads-crew.server.ts'
import { addMonths, type Day, firstOfMonth, kigaliDay } from '#values/dates.ts'
import { daysText, dayText, monthText } from '#values/day-words.ts'
import { contextOf } from '../../context.ts'
import { crewAdminWords as words } from '../../words/admin/departures/crew.ts'
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
  const until = (day: Day | null) => (day === null ? null : { text: dayText(day), over: isOver(day, today) })
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
        days: daysText(fromDay, toDay),
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
      text: monthText(first),
      before: addMonths(first, -1).slice(0, 7),
      after: addMonths(first, 1).slice(0, 7),
      strips,
    },
  }
}

type Data = Route.ComponentProps['loaderData']
type Member = Data['guides'][number] | Data['cars'][number]

const { columns } = words

const nameOf = (folder: string | false): Column<Member> => ({
  head: columns.name,
  isRowHead: true,
  cell: ({ id, name, active }) => (
    <>
      {folder ? <Link to={`/admin/crew/${folder}/${id}`}>{name}</Link> : name}{' '}
      {!active && <span className="tag">{words.retired}</span>}
    </>
  ),
})

const untilOf = (head: string): Column<Member> => ({
  head,
  label: head,
  className: ({ until }) => (until?.over ? 'num presses' : 'num'),
  cell: ({ until }) => until && (until.over ? `${until.text} (${words.over})` : until.text),
})

const ahead: Column<Member> = {
  head: columns.ahead,
  label: columns.ahead,
  className: 'num nowrap',
  cell: (row) => words.ahead(row.ahead),
}

const guideColumns = (changes: boolean): Column<Data['guides'][number]>[] => [
  nameOf(changes && 'guides'),
  { head: columns.languages, label: columns.languages, cell: ({ languages }) => languages },
  {
    head: columns.phone,
    className: 'num nowrap',
    cell: ({ phone }) => phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>,
  },
  untilOf(columns.licence),
  ahead,
]

const carColumns = (changes: boolean): Column<Data['cars'][number]>[] => [
  nameOf(changes && 'cars'),
  { head: columns.class, label: columns.class, cell: ({ vehicleClass }) => vehicleClass },
  { head: columns.seats, label: columns.seats, className: 'num', cell: ({ seats }) => seats },
  untilOf(columns.inspection),
  ahead,
]

export default function Crew({ loaderData: { guides, cars, month } }: Route.ComponentProps) {
  const { may } = useAuth()
  const changes = may('departures:change')
  return (
    <div className="list-page crew">
      <PageBar title={words.title} lede={words.lede} />
      <CrewTabs />
      <div className="panes">
        <Members title={words.guides} none={words.noGuides} rows={guides} columns={guideColumns(changes)}>
          {changes && (
            <Link className="btn line sm" to="/admin/crew/guides/new">
              {words.addGuide}
            </Link>
          )}
        </Members>
        <Members title={words.cars} none={words.noCars} rows={cars} columns={carColumns(changes)}>
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

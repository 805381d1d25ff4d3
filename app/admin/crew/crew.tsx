import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { crewKey } from '#features/crew/crew.ts'
import { listCars, listGuides } from '#features/crew/reads.server.ts'
import { readWorkload } from '#features/roster/reads-workload.server.ts'
import { kigaliDay } from '#values/dates.ts'
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
import { carColumns, carRow, guideColumns, guideRow } from './crew-columns.tsx'
import { CrewTabs } from './crew-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const today = kigaliDay(clock.now())
  const [guides, cars, workloads] = await Promise.all([listGuides(db), listCars(db), readWorkload(db, today)])
  const around = (kind: 'guide' | 'car', id: number) => ({ today, workload: workloads.get(crewKey({ kind, id })) })
  return {
    guides: guides.map((guide) => guideRow(read, guide, around('guide', guide.id))),
    cars: cars.map((car) => carRow(read, car, around('car', car.id))),
  }
}

export default function Crew({ loaderData: { guides, cars } }: Route.ComponentProps) {
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

function Members<Row extends { id: number }>({ title, none, rows, columns: shown, children }: MembersProps<Row>) {
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

import { data, Form, Link } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import { listVersions } from '#features/trips/reads.server.ts'
import { isUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { SelectField } from '../../ui/field.tsx'
import { tripBuilderWords } from '../../words/admin/trips/trip-builder.ts'
import { tripCompareWords } from '../../words/admin/trips/trip-compare.ts'
import { admit } from '../admit.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/compare.ts'
import { versionOfAddress } from './builder/of-address.server.ts'
import { type CompareRow, compareView } from './compare-view.ts'
import { tripPath, versionPath } from './trip-paths.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'trips:read')
  const { db } = contextOf(args.context)
  const { id } = args.params
  const { searchParams } = args.url
  if (!isUuid(id)) throw data(null, { status: 404 })
  const numbers = (await listVersions(db, id)).map(({ number }) => number)
  const [newest = 0, former = newest] = numbers
  const numberOf = (name: string, otherwise: number) => searchParams.get(name) ?? String(otherwise)
  const [before, after] = await Promise.all([
    versionOfAddress(db, { id, number: numberOf('before', former) }),
    versionOfAddress(db, { id, number: numberOf('after', newest) }),
  ])
  const { trip } = after
  return {
    trip: { id: trip.id, reference: trip.reference, title: trip.title },
    numbers,
    before: before.version.number,
    after: after.version.number,
    ...compareView(wordsReader(args.context), before.version, after.version, may(staff.role, 'costs:read')),
  }
}

const columns = (head: string, before: string, after: string): readonly Column<CompareRow>[] => [
  { head, isRowHead: true, cell: ({ name }) => name, small: ({ small }) => small },
  { head: before, label: before, cell: (row) => row.before },
  { head: after, label: after, cell: (row) => row.after },
]

/** Two versions of a trip side by side: prices, facts, days and items. */
export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  const words = useWords(tripCompareWords)
  const builderLabels = useWords(tripBuilderWords)
  const versionName = (number: number) => builderLabels.version({ number })
  const { trip, numbers, before, after, prices, facts, days, items } = loaderData
  const choices = numbers.map((number) => ({ value: String(number), words: versionName(number) }))
  const table = (title: string, rows: readonly CompareRow[]) =>
    rows.length > 0 && (
      <Pane title={title}>
        <DataTable
          caption={title}
          className="stacks"
          columns={columns(title, versionName(before), versionName(after))}
          rows={rows}
          rowKey={({ key }) => key}
        />
      </Pane>
    )
  const isSame = facts.length + days.length + items.length === 0
  return (
    <div className="trips">
      <PageBar
        title={words.title}
        lede={words.lede({ title: trip.title })}
        crumb={{
          label: builderLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/trips">{builderLabels.trips}</Link> / <Link to={tripPath(trip.id)}>{trip.reference}</Link> /{' '}
              <span aria-current="page">{words.title}</span>
            </>
          ),
        }}
        actions={
          <Link className="btn line" to={versionPath(trip.id, after)}>
            {versionName(after)}
          </Link>
        }
      />
      <div className="panes">
        <Form method="get" className="pane row trip-search">
          <SelectField name="before" label={words.before} choices={choices} defaultValue={before} />
          <SelectField name="after" label={words.after} choices={choices} defaultValue={after} />
          <button className="btn line" type="submit">
            {words.go}
          </button>
        </Form>
        {isSame && <p className="note">{words.same}</p>}
        {table(words.prices, prices)}
        {table(words.facts, facts)}
        {table(words.items, items)}
        {table(words.days, days)}
      </div>
    </div>
  )
}

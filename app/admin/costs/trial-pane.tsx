import { Form } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { TextField } from '../../ui/field.tsx'
import { costWords } from '../../words/admin/costs.ts'
import { packageCostWords } from '../../words/admin/package-costs.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'
import { CostTable } from './cost-table.tsx'
import type { Trial } from './load-package-costs.server.ts'

function columnsOf(read: ReadWords): Column<Trial>[] {
  const words = read(packageCostWords).trial
  const { columns } = words
  const { missing: missingText } = read(costWords)
  return [
    { head: columns.comfort, isRowHead: true, cell: ({ name }) => name },
    { head: columns.price, label: columns.price, isNumber: true, cell: ({ sums }) => sums?.price ?? words.none },
    { head: columns.net, label: columns.net, isNumber: true, cell: ({ sums }) => sums?.net },
    {
      head: columns.profit,
      label: columns.profit,
      isNumber: true,
      className: ({ sums }) => (sums?.isLoss ? 'presses' : undefined),
      cell: ({ sums }) => sums?.profit,
    },
    {
      head: columns.margin,
      label: columns.margin,
      isNumber: true,
      cell: ({ sums }) =>
        sums && (
          <>
            {sums.margin}
            <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="of" width="100" height="10" />
              <rect className="f" width={sums.share} height="10" />
            </svg>
          </>
        ),
    },
    {
      head: columns.missing,
      label: columns.missing,
      cell: ({ missing }) => missing > 0 && <span className="tag warn">{missingText({ count: missing })}</span>,
    },
  ]
}

type Props = { trial: { startsOn: string; adults: number; isWrong: boolean }; results: readonly Trial[] }

/** What the package comes to for a party on a day: price, cost and margin by comfort, each with its costs. */
export function TrialPane({ trial, results }: Props) {
  const read = useReader()
  const words = read(packageCostWords).trial
  return (
    <Pane title={words.title} className="stack">
      <Form method="get" className="row trial" preventScrollReset>
        <TextField name="startsOn" label={words.startsOn} type="date" defaultValue={trial.startsOn} />
        <TextField name="adults" label={words.adults} type="number" min={1} max={30} defaultValue={trial.adults} />
        <button className="btn line" type="submit">
          {words.go}
        </button>
      </Form>
      {trial.isWrong && (
        <p className="note bad" role="alert">
          {words.wrong}
        </p>
      )}
      {results.length === 0 ? (
        <p className="muted">{words.nothing}</p>
      ) : (
        <DataTable
          caption={words.caption}
          className="stacks"
          columns={columnsOf(read)}
          rows={results}
          rowKey={({ comfort }) => comfort}
        />
      )}
      {results.map(({ comfort, name, costs }) => (
        <details key={comfort}>
          <summary>{words.costsOf({ level: name.toLocaleLowerCase(read.language) })}</summary>
          <CostTable view={costs} />
        </details>
      ))}
    </Pane>
  )
}

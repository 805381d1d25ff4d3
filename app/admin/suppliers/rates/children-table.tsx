import { type SeasonRow, tableField } from '#features/suppliers/rates/rate-table.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { fieldId } from '../../../ui/field.tsx'
import { WideTable } from '../../../ui/wide-table.tsx'
import { ratesWords } from '../../../words/admin/suppliers/rates.ts'
import type { RatesData } from './load-rates.server.ts'
import { seasonName } from './season-head.tsx'

type Props = {
  data: Pick<RatesData, 'services' | 'children'>
  rows: readonly SeasonRow[]
  faults: ReadonlyMap<string, string>
  onChange: (key: string, to: Partial<SeasonRow>) => void
}

/** What children pay in a season, where it is not what the contract says. */
export function ChildrenTable({ data, rows, faults, onChange }: Props) {
  const read = useReader()
  const words = read(ratesWords)
  const services = data.services.filter(({ children }) => children)
  if (services.length === 0) return null
  const isUsed = rows.some(({ children }) => Object.keys(children).length > 0)
  return (
    <details className="fold children-prices" open={isUsed || undefined}>
      <summary>{words.children}</summary>
      <p className="small muted">{words.childrenLede({ rule: data.children || words.noChildrenRule })}</p>
      <WideTable label={words.children}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.season}</th>
              {services.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{seasonName(read, row)}</th>
                {services.map(({ id, name }) => {
                  const path = tableField(row.key, `${id}.children`)
                  return (
                    <td key={id}>
                      <input
                        id={fieldId(path)}
                        name={path}
                        value={row.children[id] ?? ''}
                        aria-label={words.inSeason({
                          field: words.childrenOf({ children: words.children, service: name }),
                          season: seasonName(read, row),
                        })}
                        aria-invalid={faults.has(path) || undefined}
                        autoComplete="off"
                        onChange={({ currentTarget }) =>
                          onChange(row.key, { children: { ...row.children, [id]: currentTarget.value } })
                        }
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  )
}

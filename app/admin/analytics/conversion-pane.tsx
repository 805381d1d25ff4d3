import { analyticsAdminWords, figureText, percentText } from '../../words/admin/analytics.ts'
import { Pane } from '../components/pane.tsx'
import { CsvLink } from './csv-link.tsx'

const words = analyticsAdminWords.way

type Props = {
  rows: readonly { step: keyof typeof words.steps; now: number; before: number }[]
  query: string
  comparable: boolean
}

/** From a page to a paid deposit: counts of the same days, one bar below the other, all on the scale of the largest. */
export function ConversionPane({ rows, query, comparable }: Props) {
  const most = Math.max(...rows.map(({ now }) => now), 1)
  return (
    <Pane title={words.title} beside={<CsvLink table="way" title={words.title} query={query} />} className="w5">
      <p className="small muted hint">{words.lede}</p>
      <ol className="way num">
        {rows.map(({ step, now }, at) => (
          <li key={step}>
            <p>
              <b>{words.steps[step]}</b> <span>{figureText(now)}</span>
            </p>
            <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="of" width="100" height="10" />
              <rect className="no" width={now > 0 ? Math.max(0.6, (now / most) * 100) : 0} height="10" />
            </svg>
            <small>
              {at > 0 && shareText(now, rows[at - 1]?.now ?? 0)} {words.more[step]}
            </small>
          </li>
        ))}
      </ol>
      <details>
        <summary>{analyticsAdminWords.chart.table}</summary>
        <table className="table num">
          <thead>
            <tr>
              <th scope="col">{words.step}</th>
              <th scope="col" className="numeric">
                {analyticsAdminWords.figures.label}
              </th>
              {comparable && (
                <th scope="col" className="numeric">
                  {analyticsAdminWords.before}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ step, now, before }) => (
              <tr key={step}>
                <th scope="row">{words.steps[step]}</th>
                <td className="numeric">{figureText(now)}</td>
                {comparable && <td className="numeric">{figureText(before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Pane>
  )
}

const shareText = (now: number, above: number) => (above > 0 ? words.share(percentText(now, above)) : words.noShare)

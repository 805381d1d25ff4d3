import type { Formatter } from '#platform/languages/formatter.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { todayWords } from '../../words/admin/dashboard.ts'

/** A figure and its value in as long a time before. */
type Compared = { now: number; before: number }
type FigureRow = {
  name: keyof (typeof todayWords.tree)['figures']['names']
  figure: Compared
  text: (format: Formatter, figure: number) => string
}

type Sales = Record<'bookings' | 'people' | 'paid', Compared>

/** The figures that the role may see. */
export function figureRows(sales: Sales | undefined, visitors: Compared | undefined): FigureRow[] {
  const dollars = (format: Formatter, minor: number) => format.money(usd(minor))
  const count = (format: Formatter, figure: number) => format.number(figure)
  return [
    ...(sales
      ? ([
          { name: 'bookings', figure: sales.bookings, text: count },
          { name: 'people', figure: sales.people, text: count },
          { name: 'paid', figure: sales.paid, text: dollars },
        ] as const)
      : []),
    ...(visitors ? [{ name: 'visitors', figure: visitors, text: count } as const] : []),
  ]
}

/** Figures with their change. One that is zero now and was zero before is left out. */
export function Figures({ figures }: { figures: readonly FigureRow[] }) {
  const words = useWords(todayWords).figures
  const format = useFormatter()
  const shown = figures.filter(({ figure: { now, before } }) => now !== 0 || before !== 0)
  if (shown.length === 0) return null
  return (
    <dl className="kpi num" aria-label={words.label}>
      {shown.map(({ name, figure: { now, before }, text }) => (
        <div key={name}>
          <dt>{words.names[name].title}</dt>
          <dd>
            {now === 0 ? words.none : text(format, now)}
            <small>
              {words[now === before ? 'same' : now > before ? 'more' : 'less']({
                difference: text(format, Math.abs(now - before)),
                than: words.names[name].before,
              })}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { moneyText, usd } from '#values/money.ts'
import { figureText } from '../../words/admin/analytics.ts'
import { todayWords } from '../../words/admin/dashboard.ts'

const words = todayWords.figures

/** A figure and its value in as long a time before. */
type Compared = { now: number; before: number }
type FigureRow = { name: keyof typeof words.names; figure: Compared; text: (figure: number) => string }

type Sales = Record<'bookings' | 'people' | 'paid', Compared>

/** The figures that the role may see. */
export function figureRows(sales: Sales | undefined, visitors: Compared | undefined): FigureRow[] {
  const dollars = (minor: number) => moneyText(usd(minor))
  return [
    ...(sales
      ? ([
          { name: 'bookings', figure: sales.bookings, text: figureText },
          { name: 'people', figure: sales.people, text: figureText },
          { name: 'paid', figure: sales.paid, text: dollars },
        ] as const)
      : []),
    ...(visitors ? [{ name: 'visitors', figure: visitors, text: figureText } as const] : []),
  ]
}

/** Figures with their change. One that is zero now and was zero before is left out. */
export function Figures({ figures }: { figures: readonly FigureRow[] }) {
  const shown = figures.filter(({ figure: { now, before } }) => now !== 0 || before !== 0)
  if (shown.length === 0) return null
  return (
    <dl className="kpi num" aria-label={words.label}>
      {shown.map(({ name, figure: { now, before }, text }) => (
        <div key={name}>
          <dt>{words.names[name].title}</dt>
          <dd>
            {now === 0 ? words.none : text(now)}
            <small>{words.change(now - before, text, words.names[name].before)}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

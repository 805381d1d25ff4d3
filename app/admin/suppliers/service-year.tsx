import type { ReactNode } from 'react'
import { scopeTexts } from '#features/suppliers/rates/rate-fields.ts'
import type { RateRun } from '#features/suppliers/rates/rate-runs.ts'
import { type ServiceYear, type YearRate, yearSpan } from '#features/suppliers/rates/service-year.ts'
import { weekdaysText } from '#features/suppliers/weekdays.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { serviceYearWords } from '../../words/admin/suppliers/service-year.ts'
import { Pane } from '../components/pane.tsx'
import { scopeText } from './rates/scope-text.ts'
import { weekdaysIn } from './weekdays-in.ts'

type Row = { from: Day; to: Day; kind: 'season' | 'gap' | 'closed'; tone: number; text: string; small: string[] }

type Years = { years: readonly { name: string; year: ServiceYear }[]; beside?: ReactNode }

/** Services year by year, each as a band. */
export function ServiceYears({ years, beside }: Years) {
  const words = useWords(serviceYearWords)
  if (years.length === 0) return null
  return (
    <Pane title={words.title} beside={beside} className="service-years">
      {years.map(({ name, year }) => (
        <ServiceYearBand key={`${name} ${year.year}`} name={name} year={year} />
      ))}
    </Pane>
  )
}

/**
 * A year of a service: one band of twelve months, on which seasons are filled, days without a rate hatched and closures barred; below it
 * the same in words, for the ear and for a phone.
 */
function ServiceYearBand({ name, year }: { name: string; year: ServiceYear }) {
  const read = useReader()
  const words = read(serviceYearWords)
  const { format } = read
  const rows = rowsOf(read, year)
  const span = yearSpan(year.year)
  const days = daysBetween(span.from, addDays(span.to, 1))
  const months = Array.from({ length: 12 }, (_, month) =>
    daysBetween(span.from, `${year.year}-${String(month + 1).padStart(2, '0')}-01`),
  )
  return (
    <figure className="service-year">
      <figcaption>
        <b>{name}</b> <span className="muted num">{year.year}</span>
      </figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${days} 24`} preserveAspectRatio="none">
        {rows.map(({ from, to, kind, tone }) => {
          const [x, width] = [daysBetween(span.from, from), daysBetween(from, to) + 1]
          const hatches = kind === 'gap' ? Array.from({ length: Math.ceil(width / 4) }, (_, at) => x + at * 4) : []
          return (
            <g key={`${kind} ${from}`} className={kind === 'season' ? `season tone${tone}` : kind}>
              <rect x={x} y={kind === 'closed' ? 16 : 0} width={width} height={kind === 'closed' ? 8 : 24} />
              {hatches.map((at) => (
                <line key={at} x1={at} y1="24" x2={Math.min(at + 4, x + width)} y2="0" />
              ))}
            </g>
          )
        })}
        {months.slice(1).map((start) => (
          <line key={start} className="month" x1={start} y1="0" x2={start} y2="24" />
        ))}
      </svg>
      <p className="months" aria-hidden="true">
        {format.months.map((month, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is known by its place
          <span key={at}>{month.charAt(0).toUpperCase()}</span>
        ))}
      </p>
      <table className="table num">
        <caption className="visually-hidden">{words.caption({ service: name, year: String(year.year) })}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.columns.days}</th>
            <th scope="col">{words.columns.says}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to, kind, tone, text, small }) => (
            <tr key={`${kind} ${from}`}>
              <th scope="row">
                <span className={kind === 'season' ? `swatch tone${tone}` : `swatch ${kind}`} aria-hidden="true" />
                {format.days(from, to)}
              </th>
              <td>
                {text}
                {small.map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** How many rates of one season are listed; the rest are counted. */
const mostRates = 4
const tones = 3

function rowsOf(read: ReadWords, { seasons, gaps, closures }: ServiceYear): Row[] {
  const words = read(serviceYearWords)
  // Seasons of one price have one tone, and neighbours of two prices two.
  const prices = [...new Set(seasons.map(priceKey))]
  const rows = [
    ...seasons.map((run): Row => {
      const [first = '', ...more] = amountTexts(read, run)
      const lacking = run.without.length > 0 ? [withoutText(read, run.without)] : []
      return { ...run, kind: 'season', tone: prices.indexOf(priceKey(run)) % tones, text: first, small: [...more, ...lacking] }
    }),
    ...gaps.map(({ lastYear, ...days }): Row => {
      const small = lastYear.map((run) =>
        words.lastYear({ days: read.format.days(run.from, run.to), amount: amountTexts(read, run)[0] ?? '' }),
      )
      return { ...days, kind: 'gap', tone: 0, text: words.gap, small }
    }),
    ...closures.map(
      ({ from, to, reason }): Row => ({ from, to, kind: 'closed', tone: 0, text: words.closed({ reason }), small: [] }),
    ),
  ]
  return rows.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** The weekdays on which there is no rate; where those are all, it is not for everybody. */
function withoutText(read: ReadWords, without: RateRun<YearRate>['without']): string {
  const words = read(serviceYearWords)
  const weekdays = weekdaysText(without)
  return weekdays ? words.without({ weekdays: weekdaysIn(read.format, weekdays) }) : words.withoutSome
}

const priceKey = ({ rates }: RateRun<YearRate>) => rates.map(({ amountMinor }) => amountMinor).join()

/** What a season costs in words: for whom each amount is, the first ones alone. */
function amountTexts(read: ReadWords, { rates }: RateRun<YearRate>): string[] {
  const texts = rates.map((rate) =>
    [read.format.money({ minor: rate.amountMinor, currency: rate.currency }), scopeText(read, scopeTexts(rate))]
      .filter(Boolean)
      .join(', '),
  )
  const more = texts.length - mostRates
  return more > 0 ? [...texts.slice(0, mostRates), read(serviceYearWords).more({ count: more })] : texts
}

import { data, redirect } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import { enterFxRate } from '#features/suppliers/fx/enter-fx-rate.server.ts'
import { FxForm } from '#features/suppliers/fx/fx-form.ts'
import { type FxStatus, fxCurrencies, fxStatus } from '#features/suppliers/fx/fx-rate.ts'
import { type EnteredFxRate, listFxRates, listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { daysBetween, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { fxWords } from '../../words/admin/suppliers/fx.ts'
import { admit } from '../admit.server.ts'
import { pageOf } from '../components/cursor.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pagination } from '../components/pagination.tsx'
import { Pane } from '../components/pane.tsx'
import { pathWithQuery } from '../components/path-with-query.ts'
import { Flash } from '../components/toast.tsx'
import { SupplierTabs } from '../supplier-tabs/supplier-tabs.tsx'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/fx.ts'
import { FxRateForm, type FxReply } from './fx-rate-form.tsx'

const perPage = 50
const fxPath = (params: Record<string, string | undefined>) => pathWithQuery('/admin/fx', params)

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const currency = fxCurrencies.find((one) => one === searchParams.get('currency'))
  const before = Number(/^[1-9]\d{0,8}$/.exec(searchParams.get('before') ?? '')?.[0]) || undefined
  const [newest, found] = await Promise.all([listNewestFxRates(db), listFxRates(db, { currency, before, limit: perPage })])
  const { rows, next } = pageOf(found, perPage, ({ id }) => String(id))
  const now = clock.now()
  const today = kigaliDay(now)
  return {
    writes: may(staff.role, 'rates:write'),
    today,
    currency,
    first: before !== undefined,
    next,
    newest: fxCurrencies.map((one) => {
      const rate = newest.get(one)
      const status = fxStatus(rate, today)
      return {
        currency: one,
        status,
        rate: rate && { ...rowOf(read.format, rate, now), age: read(fxWords).age({ days: daysBetween(rate.asOf, today) }) },
      }
    }),
    rows: rows.map((rate) => rowOf(read.format, rate, now)),
    did: searchParams.get('did') === 'saved',
  }
}

/** So many decimals has a rate at most. */
const mostDecimals = 6

const rowOf = (
  format: Formatter,
  { id, currency, asOf, unitsPerUsd, source, enteredAt, enteredBy }: EnteredFxRate,
  now: Date,
) => ({
  id,
  currency,
  day: format.day(asOf),
  units: format.number(unitsPerUsd, mostDecimals),
  source,
  entered: `${enteredBy}, ${instantText(enteredAt, now, format)}`,
})

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const reader = wordsReader(args.context)
  const words = reader(fxWords)
  const problems: Readonly<Record<string, string>> = words.problems
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const values = typed(form)
  const refuse = (reply: Omit<FxReply, 'values'>) => data<FxReply>({ values, ...reply }, { status: 422 })
  const read = readForm(form, FxForm)
  if (!read.value)
    return refuse({
      errors: Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, problems[key] ?? key])),
    })
  const { confirmed, ...rate } = read.value
  const outcome = await enterFxRate(ctx, { ...rate, confirmed: confirmed === rate.units }, actor)
  if (outcome.done) return redirect('/admin/fx?did=saved', 303)
  const { refusal } = outcome
  if (refusal.reason === 'day-to-come') return refuse({ errors: { asOf: words.problems['day-to-come'] } })
  const { newest } = refusal
  const { format } = reader
  const shown = { units: format.number(Number(rate.units), mostDecimals), currency: rate.currency }
  const sentence = words.far({
    ...shown,
    newest: format.number(newest.unitsPerUsd, mostDecimals),
    day: format.day(newest.asOf),
  })
  return refuse({ errors: { units: sentence }, confirm: { units: rate.units, label: words.confirm(shown) } })
}

type Data = Route.ComponentProps['loaderData']
type Labels = Words<typeof fxWords.tree>

const tones: Record<FxStatus, string> = { fresh: 'tag', old: 'tag warn', 'too-old': 'tag bad', missing: 'tag' }

const newestColumns = ({ columns: heads, statuses }: Labels): Column<Data['newest'][number]>[] => [
  { head: heads.currency, isRowHead: true, cell: ({ currency }) => currency },
  { head: heads.units, label: heads.units, isNumber: true, cell: ({ rate }) => rate?.units },
  { head: heads.asOf, label: heads.asOf, className: 'num nowrap', cell: ({ rate }) => rate?.day },
  {
    head: heads.age,
    label: heads.age,
    className: 'num',
    cell: ({ rate, status }) => {
      const tone = tones[status]
      return (
        <>
          {rate?.age} {status !== 'fresh' && <span className={tone}>{statuses[status]}</span>}
        </>
      )
    },
  },
  { head: heads.source, label: heads.source, className: 'breaks', cell: ({ rate }) => rate?.source },
]

const historyColumns = ({ columns: heads }: Labels): Column<Data['rows'][number]>[] => [
  { head: heads.currency, isRowHead: true, cell: ({ currency }) => currency },
  { head: heads.units, label: heads.units, isNumber: true, cell: ({ units }) => units },
  { head: heads.asOf, label: heads.asOf, className: 'num nowrap', cell: ({ day }) => day },
  { head: heads.source, label: heads.source, className: 'breaks', cell: ({ source }) => source },
  { head: heads.entered, label: heads.entered, className: 'num', cell: ({ entered }) => entered },
]

/** Exchange rates: the newest of each currency with its age, the form of another one, and what was entered. */
export default function Fx({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(fxWords)
  const { writes, today, currency, first, next, newest, rows, did } = loaderData
  const filters = [undefined, ...fxCurrencies].map((one) => ({
    to: fxPath({ currency: one }),
    word: one ?? words.all,
    isOn: currency === one,
  }))
  return (
    <div className="list-page suppliers">
      <PageBar title={words.title} lede={words.lede} />
      <SupplierTabs />
      <Flash>{did && !actionData && words.saved}</Flash>
      <div className={writes ? 'edit' : 'panes'}>
        <div className="panes">
          <section className="pane list">
            <header className="pane-head">
              <h2>{words.newest}</h2>
            </header>
            <DataTable
              caption={words.newest}
              className="stacks"
              columns={newestColumns(words)}
              rows={newest}
              rowKey={(row) => row.currency}
            />
          </section>
          <section className="pane list">
            <header className="pane-head">
              <h2>{words.history}</h2>
            </header>
            <ViewTabs label={words.historyOf} filters={filters} />
            {rows.length === 0 ? (
              <p className="muted pane-foot">{currency ? words.noneOf : words.none}</p>
            ) : (
              <DataTable
                caption={words.history}
                className="stacks"
                columns={historyColumns(words)}
                rows={rows}
                rowKey={({ id }) => id}
              />
            )}
          </section>
          <Pagination
            first={first && fxPath({ currency })}
            next={next && fxPath({ currency, before: next })}
            words={words.pages}
          />
        </div>
        {writes && (
          <Pane title={words.form.title}>
            <FxRateForm reply={actionData} today={today} key={actionData ? 'typed' : rows[0]?.id} />
          </Pane>
        )}
      </div>
    </div>
  )
}

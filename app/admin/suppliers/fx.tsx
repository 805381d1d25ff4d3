import { data, redirect } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import { enterFxRate } from '#features/suppliers/fx/enter-fx-rate.server.ts'
import { FxForm } from '#features/suppliers/fx/fx-form.ts'
import { fxCurrencies, fxStatus, unitsText } from '#features/suppliers/fx/fx-rate.ts'
import { type EnteredFxRate, listFxRates, listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import { daysBetween, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { contextOf } from '../../context.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { fxWords as words } from '../../words/admin/suppliers/fx.ts'
import { admit } from '../admit.server.ts'
import { pageOf } from '../components/cursor.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pagination } from '../components/pagination.tsx'
import { Pane } from '../components/pane.tsx'
import { pathWithQuery } from '../components/path-with-query.ts'
import { Flash } from '../components/toast.tsx'
import { CrewTabs } from '../crew/crew-tabs.tsx'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/fx.ts'
import { FxRateForm, type FxReply } from './fx-rate-form.tsx'

const perPage = 50
const fxPath = (params: Record<string, string | undefined>) => pathWithQuery('/admin/fx', params)

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
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
      return { currency: one, status, rate: rate && { ...rowOf(rate, now), age: words.age(daysBetween(rate.asOf, today)) } }
    }),
    rows: rows.map((rate) => rowOf(rate, now)),
    did: searchParams.get('did') === 'saved',
  }
}

const rowOf = ({ id, currency, asOf, unitsPerUsd, source, enteredAt, enteredBy }: EnteredFxRate, now: Date) => ({
  id,
  currency,
  day: dayText(asOf),
  units: unitsText(unitsPerUsd),
  source,
  entered: `${enteredBy}, ${instantText(enteredAt, now)}`,
})

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const values = typed(form)
  const refuse = (reply: Omit<FxReply, 'values'>) => data<FxReply>({ values, ...reply }, { status: 422 })
  const read = readForm(form, FxForm)
  if (!read.value)
    return refuse({
      errors: Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, words.problems[key] ?? key])),
    })
  const { confirmed, ...rate } = read.value
  const outcome = await enterFxRate(ctx, { ...rate, confirmed: confirmed === rate.units }, actor)
  if (outcome.done) return redirect('/admin/fx?did=saved', 303)
  const { refusal } = outcome
  if (refusal.reason === 'day-to-come') return refuse({ errors: { asOf: words.problems['day-to-come'] ?? '' } })
  const { newest } = refusal
  const shown = unitsText(Number(rate.units))
  const sentence = words.far(shown, rate.currency, unitsText(newest.unitsPerUsd), dayText(newest.asOf))
  return refuse({ errors: { units: sentence }, confirm: { units: rate.units, label: words.confirm(shown, rate.currency) } })
}

const { columns: heads } = words
type Data = Route.ComponentProps['loaderData']

const newestColumns: Column<Data['newest'][number]>[] = [
  { head: heads.currency, isRowHead: true, cell: ({ currency }) => currency },
  { head: heads.units, label: heads.units, isNumber: true, cell: ({ rate }) => rate?.units },
  { head: heads.asOf, label: heads.asOf, className: 'num nowrap', cell: ({ rate }) => rate?.day },
  {
    head: heads.age,
    label: heads.age,
    className: 'num',
    cell: ({ rate, status }) => {
      const tag = words.statuses[status]
      return (
        <>
          {rate?.age} {tag && <span className={tag.tone ? `tag ${tag.tone}` : 'tag'}>{tag.word}</span>}
        </>
      )
    },
  },
  { head: heads.source, label: heads.source, className: 'breaks', cell: ({ rate }) => rate?.source },
]

const historyColumns: Column<Data['rows'][number]>[] = [
  { head: heads.currency, isRowHead: true, cell: ({ currency }) => currency },
  { head: heads.units, label: heads.units, isNumber: true, cell: ({ units }) => units },
  { head: heads.asOf, label: heads.asOf, className: 'num nowrap', cell: ({ day }) => day },
  { head: heads.source, label: heads.source, className: 'breaks', cell: ({ source }) => source },
  { head: heads.entered, label: heads.entered, className: 'num', cell: ({ entered }) => entered },
]

/** Exchange rates: the newest of each currency with its age, the form of another one, and what was entered. */
export default function Fx({ loaderData, actionData }: Route.ComponentProps) {
  const { writes, today, currency, first, next, newest, rows, did } = loaderData
  const filters = [undefined, ...fxCurrencies].map((one) => ({
    to: fxPath({ currency: one }),
    word: one ?? words.all,
    isOn: currency === one,
  }))
  return (
    <div className="list-page suppliers">
      <PageBar title={words.title} lede={words.lede} />
      <CrewTabs />
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
              columns={newestColumns}
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
                columns={historyColumns}
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

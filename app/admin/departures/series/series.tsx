import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { seriesAdminWords } from '../../../words/admin/departures/series.ts'
import { admit } from '../../admit.server.ts'
import { FilterBar } from '../../components/filter-bar.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { makePlanned } from '../make-planned.server.ts'
import { DeparturesPlan } from '../plan-table.tsx'
import { planView } from '../plan-view.server.ts'
import type { Route } from './+types/series.ts'
import { loadSeries } from './load-series.server.ts'
import { SeriesFields } from './series-fields.tsx'

/** The whole question stands in the address, so that the dry run can be looked at again and passed on. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const { searchParams } = args.url
  const ctx = contextOf(args.context)
  const { planned, ...series } = await loadSeries(ctx, read, searchParams)
  const made = Number(searchParams.get('made')) || 0
  return { ...series, plan: planned && (await planView(ctx.db, read, planned)), made, query: args.url.search }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const { planned, way } = await loadSeries(ctx, read, args.url.searchParams)
  const answer = await makePlanned(ctx, read, { planned: planned ?? [], form, how: 'series', actor })
  if ('made' in answer) return redirect(`/admin/departures/series?way=${way}&made=${answer.made}`, 303)
  return data(answer, { status: answer.status })
}

export default function Series({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(seriesAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { packages, crew, way, values, errors, plan, made, query } = loaderData
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="departures">
      <PageBar title={words.title} lede={words.lede} up={[{ to: '/admin/departures', name: words.list }]} />
      <FilterBar
        label={words.ways}
        className="gap"
        filters={[
          { to: '/admin/departures/series', word: words.byRule, isOn: way === 'rule' },
          { to: '/admin/departures/series?way=roll', word: words.roll, isOn: way === 'roll' },
          { to: '/admin/departures/import', word: words.import, isOn: false },
        ]}
      />
      <div className="flash" role="status">
        {made > 0 && (
          <p className="note ok">
            {words.made({ count: made })} <Link to="/admin/departures">{words.seeThem}</Link>
          </p>
        )}
      </div>
      <div className="panes">
        <Form method="get" className="pane stack" noValidate preventScrollReset key={query}>
          <input type="hidden" name="way" value={way} />
          <input type="hidden" name="look" value="yes" />
          <ErrorSummary
            title={words.errors}
            problems={Object.entries(errors).map(([name, text]) => ({ name, sentence: text }))}
          />
          {way === 'rule' ? (
            <SeriesFields packages={packages} crew={crew} values={values} errors={errors} />
          ) : (
            <RollFields packages={packages} values={values} errors={errors} />
          )}
          <div className="row">
            <button className="btn line" type="submit" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.look}
            </button>
          </div>
        </Form>
        {plan && (
          <DeparturesPlan plan={plan} refusal={actionData?.sentence}>
            {null}
          </DeparturesPlan>
        )}
      </div>
    </div>
  )
}

type RollProps = Pick<Route.ComponentProps['loaderData'], 'packages' | 'values' | 'errors'>

function RollFields({ packages, values, errors }: RollProps) {
  const words = useWords(seriesAdminWords)
  return (
    <div className="grid2">
      <TextField
        name="package"
        label={words.rollPackage}
        error={errors.package}
        defaultValue={values.package}
        list="packages"
        autoComplete="off"
      />
      <TextField
        name="year"
        label={words.year}
        hint={words.rollHint}
        error={errors.year}
        type="number"
        min={2020}
        max={2099}
        defaultValue={values.year}
      />
      <datalist id="packages">
        {packages.map(({ slug, title }) => (
          <option key={slug} value={title} />
        ))}
      </datalist>
    </div>
  )
}

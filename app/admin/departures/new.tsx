import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { createDepartures } from '#features/departures/create-departures.server.ts'
import { findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { planDepartures } from '#features/departures/series/plan-departures.server.ts'
import type { PlanFault, WantedDeparture } from '#features/departures/series/planned.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/new.ts'
import { DepartureFields, type FieldValues } from './departure-fields.tsx'
import { departureRefusal, planFault } from './departure-refusal.ts'
import { departureValues } from './departure-values.ts'
import { readDepartureForm, type TypedDeparture } from './read-departure-form.server.ts'

/** An empty form, or one with everything of another departure but its day: `?from=12`. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const words = read(departureEditAdminWords)
  const { db, clock } = contextOf(args.context)
  const packages = (await listPackageNames(db)).map(({ slug, title }) => ({ slug, title }))
  const from = args.url.searchParams.get('from') ?? ''
  const copied = /^[1-9]\d{0,8}$/.test(from) ? await findAdminDeparture(db, Number(from)) : undefined
  if (!copied) return { packages, values: {} as FieldValues, lede: words.newLede }
  const { id, title, startsOn } = copied
  const [level] = await listStock(db, [{ resource: departureSeats(id), day: startsOn }], clock.now())
  const values: FieldValues = { ...departureValues(copied, level?.capacity ?? 8), startsOn: '' }
  return { packages, values, lede: words.copyLede({ title, day: read.format.day(startsOn) }) }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const onSale = form.get('event') === 'sell'
  const sent = await readDepartureForm(ctx.db, read, form)
  if (sent.reply) return data<TypedDeparture>(sent.reply, { status: 422 })
  const { values, typed } = sent
  const wanted: WantedDeparture = { row: 1, ...values, guaranteed: false, crew: [] }
  const [planned] = await planDepartures(ctx.db, [wanted], ctx.clock.now())
  if (planned?.fault) {
    const errors = { [fieldOfFault[planned.fault.reason]]: `${planFault(read, planned.fault, String)}.` }
    return data<TypedDeparture>({ values: typed, errors }, { status: 422 })
  }
  const outcome = await createDepartures(ctx, { wanted: [wanted], onSale, evenIfClash: false, how: 'by hand', actor })
  if (!outcome.done)
    return data<TypedDeparture>({ values: typed, errors: { startsOn: departureRefusal(read, outcome.refusal) } }, { status: 409 })
  return redirect(`/admin/departures/${outcome.value[0]}/edit?did=${onSale ? 'sold' : 'made'}`, 303)
}

const fieldOfFault: Record<PlanFault['reason'], string> = {
  'package-unknown': 'package',
  'day-past': 'startsOn',
  exists: 'startsOn',
  twice: 'startsOn',
  'no-rate': 'comfort',
  'minimum-above-seats': 'minimum',
  'closed-already': 'cutOffDays',
}

export default function NewDeparture({ loaderData: { packages, values, lede }, actionData }: Route.ComponentProps) {
  const words = useWords(departureEditAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const errors = actionData?.errors ?? {}
  return (
    <div className="departures">
      <PageBar
        title={words.newTitle}
        lede={lede}
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/departures">{words.list}</Link> / <span aria-current="page">{words.newTitle}</span>
            </>
          ),
        }}
      />
      <Form method="post" className="pane stack narrow" noValidate preventScrollReset>
        <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
        <DepartureFields packages={packages} values={actionData?.values ?? values} errors={errors} stands={false} />
        <div className="row wraps">
          <button className="btn" type="submit" name="event" value="draft" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.make}
          </button>
          <button className="btn line" type="submit" name="event" value="sell" aria-disabled={busy}>
            {words.makeAndSell}
          </button>
        </div>
      </Form>
    </div>
  )
}

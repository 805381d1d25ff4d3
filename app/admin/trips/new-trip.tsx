import { Form, Link, useNavigation } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { newTripWords } from '../../words/admin/trips/new-trip.ts'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/new-trip.ts'
import { customerNames } from './customer-names.server.ts'
import { loadNewTrip, originOfAddress } from './load-new-trip.server.ts'
import { beginTripByForm } from './new-trip-action.server.ts'
import { CustomerPane, PartyPane, PlanPane, TakenOverFields, WishesPane } from './new-trip-panes.tsx'

export const handle = { words: ['residencies', 'comforts'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'trips:write')
  const namesFor = (language: string) => customerNames(args.context, language)
  return loadNewTrip(contextOf(args.context), wordsReader(args.context), args.url.searchParams, namesFor)
}

export async function action(args: Route.ActionArgs) {
  const { id, name } = await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const origin = await originOfAddress(ctx.db, args.url.searchParams)
  return beginTripByForm(args.context, origin, await args.request.formData(), { id, name })
}

/** The form that begins a trip: for whom, from what, when and who travels. */
export default function NewTrip({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(newTripWords)
  const faults: Readonly<Record<string, string>> = words.faults
  const tripLabels = useWords(tripWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { copied, enquiry, packages, freeEvery } = loaderData
  const busy = useNavigation().state !== 'idle'
  const values = actionData?.values ?? loaderData.values
  const problems = Object.entries(actionData?.errors ?? {}).map(([name, key]) => ({ name, sentence: faults[key] ?? key }))
  const fieldOf = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: problems.find((problem) => problem.name === name)?.sentence,
  })
  const title = copied ? words.copyTitle : words.title
  const backTo = copied ? `/admin/trips/${copied.id}` : enquiry ? `/admin/enquiries/${enquiry.id}` : '/admin/trips'
  return (
    <div className="new-trip">
      <PageBar
        title={title}
        lede={copied ? words.copyLede(copied) : words.lede}
        crumb={{
          label: tripLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/trips">{tripLabels.title}</Link> /{' '}
              {copied && (
                <>
                  <Link to={`/admin/trips/${copied.id}`}>{copied.reference}</Link> /{' '}
                </>
              )}
              <span aria-current="page">{title}</span>
            </>
          ),
        }}
      />
      <div className="edit">
        <Form method="post" className="col" noValidate preventScrollReset>
          <ErrorSummary title={words.problems} problems={problems} />
          <input type="hidden" name="formKey" value={values.formKey ?? ''} />
          <CustomerPane enquiry={enquiry} fieldOf={fieldOf} />
          {!copied && <PlanPane packages={packages} values={values} fieldOf={fieldOf} />}
          <Pane title={words.trip.title}>
            <div className="grid2">
              <TextField
                label={words.trip.name}
                hint={words.trip.nameHint}
                autoComplete="off"
                maxLength={120}
                {...fieldOf('title')}
              />
              <TextField label={words.trip.startsOn} type="date" {...fieldOf('startsOn')} />
            </div>
            {copied && <TakenOverFields values={values} />}
          </Pane>
          {!copied && <PartyPane fieldOf={fieldOf} freeEvery={freeEvery} />}
          <div className="row">
            <button className="btn" type="submit" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.save}
            </button>
            <Link className="btn line" to={backTo}>
              {words.cancel}
            </Link>
          </div>
        </Form>
        {enquiry && (
          <div className="col">
            <WishesPane enquiry={enquiry} />
          </div>
        )}
      </div>
    </div>
  )
}

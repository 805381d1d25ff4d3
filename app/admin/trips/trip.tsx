import { Form, Link, useSearchParams } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { TextArea } from '../../ui/field.tsx'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { EventTimeline } from '../components/event-timeline.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/trip.ts'
import { loadTrip } from './load-trip.server.ts'
import { ProposalsPane } from './proposals/proposals-pane.tsx'
import { changeTripByForm, tripOfAddress } from './trip-action.server.ts'
import { BookingsPane, CustomerPane, DetailsPane, VersionsPane } from './trip-panes.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'trips:read')
  const ctx = contextOf(args.context)
  return loadTrip(ctx, wordsReader(args.context), await tripOfAddress(ctx.db, args.params.id), role)
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const trip = await tripOfAddress(ctx.db, args.params.id)
  return changeTripByForm(ctx, wordsReader(args.context), { trip, form: await args.request.formData(), actor })
}

/** A trip: for whom it is made and by whom, its versions, and what happened to it. */
export default function TripScreen({ loaderData: trip, actionData: reply }: Route.ComponentProps) {
  const words = useWords(tripWords)
  const flash: Readonly<Record<string, string>> = words.flash
  const { may } = useAuth()
  const [params] = useSearchParams()
  const writes = may('trips:write')
  const replyOf = (event: string) => (reply?.event === event ? reply : undefined)
  const losing = replyOf('lose')
  return (
    <>
      <PageBar
        title={trip.title}
        lede={
          <>
            {words.lede({ customer: trip.customer, owned: trip.owner === null ? 'no' : 'yes', owner: trip.owner ?? '' })}{' '}
            {trip.lost && <span className="tag">{words.lost}</span>}
          </>
        }
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/trips">{words.title}</Link> / <span aria-current="page">{trip.reference}</span>
            </>
          ),
        }}
        actions={
          <>
            <Link className="btn" to={`/admin/trips/${trip.id}/versions/${trip.newest}`}>
              {words.open({ number: trip.newest })}
            </Link>
            {writes && !trip.lost && (
              <Link className="btn line" to={`/admin/trips/new?trip=${trip.id}`}>
                {words.copy}
              </Link>
            )}
            {writes && !trip.lost && (
              <Link className="btn line" to={`?${dialogParameter}=lose`} preventScrollReset>
                {words.lose}
              </Link>
            )}
            {writes && trip.lost && (
              <Form method="post">
                <button className="btn line" type="submit" name="event" value="reopen">
                  {words.reopen}
                </button>
              </Form>
            )}
          </>
        }
      />
      <Flash>{!reply && flash[params.get('did') ?? '']}</Flash>
      {trip.lost && (
        <p className="note" role="status">
          {trip.lost}
        </p>
      )}
      {writes && !trip.lost && (params.get(dialogParameter) === 'lose' || losing) && (
        <FormDialog
          dialog="lose"
          title={words.loseDialog.title}
          text={words.loseDialog.text}
          hidden={{ event: 'lose' }}
          go={words.loseDialog.go}
          keep={words.loseDialog.keep}
          refusal={undefined}
        >
          <TextArea
            name="reason"
            label={words.loseDialog.reason}
            hint={words.loseDialog.reasonHint}
            rows={2}
            maxLength={500}
            error={losing?.errors.reason}
            defaultValue={losing?.values.reason}
          />
        </FormDialog>
      )}
      <div className="edit">
        <div className="col">
          <ProposalsPane trip={trip} />
          <VersionsPane trip={trip} />
          {trip.history.length > 0 && (
            <Pane title={words.history.title}>
              <EventTimeline events={trip.history} emailName="" mayOpenEmails={false} />
            </Pane>
          )}
        </div>
        <div className="col">
          <BookingsPane trip={trip} />
          <CustomerPane trip={trip} />
          <DetailsPane trip={trip} writes={writes} reply={replyOf('change')} />
        </div>
      </div>
    </>
  )
}

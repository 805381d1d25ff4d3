import { data, Link, redirect } from 'react-router'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { assignmentWords } from '../../../words/admin/roster/assignments.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { Flash } from '../../components/toast.tsx'
import { findBookingOr404 } from '../load-booking.server.ts'
import type { Route } from './+types/handover.ts'
import { doByCorrectionForm } from './correction-action.server.ts'
import { doByHandoverForm, type HandoverReply } from './handover-action.server.ts'
import { readFormName } from './handover-forms.ts'
import { loadHandover } from './load-handover.server.ts'
import { VehiclePane } from './vehicle-pane.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const { id, reference, title } = booking
  const { searchParams } = args.url
  return {
    booking: { id, reference, title },
    hire: await loadHandover(ctx, read, booking),
    did: searchParams.get('did') ?? '',
    opened: Number(searchParams.get('vehicle')) || 0,
    form: readFormName(searchParams.get('form')),
  }
}

export async function action(args: Route.ActionArgs) {
  const { id, name } = await admit(args, 'roster:write')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  const input = { booking, form, actor: { id, name } }
  const answer = (await doByHandoverForm(ctx, read, input)) ?? (await doByCorrectionForm(ctx, read, input))
  if (!answer) throw data(null, { status: 404 })
  if ('reply' in answer) return data<HandoverReply>(answer.reply, { status: answer.reply.status })
  return redirect(`/admin/bookings/${booking.id}/handover?did=${answer.did}`, 303)
}

export const shouldRevalidate = revalidateOnConflict

/** The vehicles of a hire, as they were handed over and taken back. */
export default function HandoverScreen({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(handoverWords)
  const crewLabels = useWords(assignmentWords)
  const { booking, hire, did, opened, form } = loaderData
  const { may } = useAuth()
  const vehicles = hire?.vehicles ?? []
  const toDo = vehicles.filter(({ state, problems }) => state !== 'back' && (state !== 'waiting' || problems.length === 0))
  // One form at a time: the one that was sent, the one that was opened, or that of the only vehicle.
  const open = actionData?.vehicle ?? (opened || (toDo.length === 1 ? toDo[0]?.id : undefined))
  return (
    <div className="handover">
      <PageBar
        title={words.title}
        lede={hire ? `${hire.lede}${hire.withDriver ? ` · ${words.withDriver}` : ''}` : booking.title}
        up={[
          { to: `/admin/bookings/${booking.id}`, name: booking.reference },
          { to: `/admin/bookings/${booking.id}/crew`, name: crewLabels.title },
        ]}
      />
      <div className="flash">
        <Flash>{!actionData && (words.flash as Readonly<Record<string, string>>)[did]}</Flash>
      </div>
      <div className="narrow col">
        {!hire && <p className="muted">{words.notAHire}</p>}
        {hire && vehicles.length === 0 && (
          <div className="pane stack">
            <p>{words.none}</p>
            <p>
              <Link className="btn" to={`/admin/bookings/${booking.id}/crew`}>
                {words.assign}
              </Link>
            </p>
          </div>
        )}
        {hire &&
          vehicles.map((vehicle) => (
            <VehiclePane
              key={vehicle.id}
              bookingId={booking.id}
              hire={hire}
              vehicle={vehicle}
              open={open === vehicle.id ? (actionData?.form ?? form) : undefined}
              writes={may('roster:write')}
              reply={actionData?.vehicle === vehicle.id ? actionData : undefined}
            />
          ))}
      </div>
    </div>
  )
}

import { data, Form, redirect, useNavigation } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { admit } from '../admit.server.ts'
import { ConflictNote } from '../content-screens/conflict-note.tsx'
import type { Route } from './+types/edit.ts'
import { DepartureFields } from './departure-fields.tsx'
import { DepartureHead } from './departure-head.tsx'
import { doByEditForm, type EditReply } from './edit-action.server.ts'
import { HistoryPane, MorePane, PricePane, SalePane } from './edit-panes.tsx'
import { findAdminDepartureOr404, loadEdit } from './load-edit.server.ts'
import { loadHead } from './load-head.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const { searchParams } = args.url
  const ctx = contextOf(args.context)
  const { departure, head } = await loadHead(ctx, read, args.params.id)
  return { ...(await loadEdit(ctx, read, departure)), head, did: searchParams.get('did') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const departure = await findAdminDepartureOr404(ctx.db, args.params.id)
  const answer = await doByEditForm(ctx, read, departure, await args.request.formData(), actor)
  if ('done' in answer) return redirect(`/admin/departures/${departure.id}/edit?did=${answer.done.did}`, 303)
  return data<EditReply>(answer.reply, { status: answer.reply.status })
}

export const shouldRevalidate = revalidateOnConflict

export default function EditDeparture({ loaderData: departure, actionData }: Route.ComponentProps) {
  const words = useWords(departureEditAdminWords)
  const { id, trashed, cancelled, did, version } = departure
  const stays = cancelled || trashed
  const flash = (words.flash as Readonly<Record<string, string>>)[did]
  return (
    <div className="departures">
      <DepartureHead head={departure.head} tab="edit" />
      <div className="flash">
        <div role="status">
          {flash && !actionData && (
            <Form method="post" className="note ok row" preventScrollReset>
              <span>{flash}</span>
              {did === 'trash' && (
                <>
                  <input type="hidden" name="version" value={version} />
                  <button className="btn line sm" type="submit" name="event" value="untrash">
                    {words.undo}
                  </button>
                </>
              )}
            </Form>
          )}
        </div>
        <div role="alert">
          {actionData?.sentence && Object.keys(actionData.errors).length === 0 && (
            <p className="note bad">{actionData.sentence}</p>
          )}
        </div>
        {actionData?.conflict && stays && <Meanwhile id={id} conflict={actionData.conflict} />}
      </div>
      <div className="edit">
        <div className="panes">
          {!stays && <Facts departure={departure} reply={actionData?.event === 'save' ? actionData : undefined} />}
          <HistoryPane departure={departure} />
        </div>
        <div className="col">
          {!stays && <SalePane departure={departure} reply={actionData} />}
          <PricePane departure={departure} />
          <MorePane departure={departure} />
        </div>
      </div>
    </div>
  )
}

type FactsProps = { departure: Route.ComponentProps['loaderData']; reply: EditReply | undefined }

/**
 * The fields that are saved together. After a conflict the typed values stay, with the current ones beside them, and the editor
 * chooses.
 */
function Facts({ departure, reply }: FactsProps) {
  const words = useWords(departureEditAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const { id, version, packages, values, stands, endsText } = departure
  const errors = reply?.errors ?? {}
  const conflict = reply?.conflict
  return (
    <Form method="post" className="pane stack" noValidate preventScrollReset key={reply ? 'typed' : version}>
      <input type="hidden" name="event" value="save" />
      {/* Enter in a field saves, and never overwrites what somebody else saved. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="version" value={conflict ? reply?.values.version : version} />
      {conflict && <Meanwhile id={id} conflict={conflict} mayKeep />}
      <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
      <DepartureFields
        packages={packages}
        values={reply?.values ?? values}
        errors={errors}
        stands={stands}
        endsText={endsText}
        closes={reply?.closes ?? false}
      />
      <div className="row">
        <button className="btn" type="submit" name={conflict && 'over'} value={conflict?.version} aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : conflict ? words.saveMine : words.save}
        </button>
      </div>
    </Form>
  )
}

type MeanwhileProps = { id: number; conflict: NonNullable<EditReply['conflict']>; mayKeep?: boolean }

/** What somebody else saved meanwhile, beside the typed values; alone where the departure cannot be changed any more. */
function Meanwhile({ id, conflict, mayKeep = false }: MeanwhileProps) {
  const words = useWords(departureEditAdminWords)
  return (
    <ConflictNote conflict={conflict} take={`/admin/departures/${id}/edit`} keepHint={mayKeep ? words.keepHint : undefined}>
      <ul className="item-list num">
        {conflict.did.map(({ id: entry, text, facts }) => (
          <li key={entry}>
            <span>
              <b>{text}</b>
              {facts.map((fact) => (
                <small key={fact.name}>
                  {fact.name}: {fact.text}
                </small>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </ConflictNote>
  )
}

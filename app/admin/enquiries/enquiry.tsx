import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { purgeAutosaves } from '#features/autosave/purge-autosave.server.ts'
import { saveDraftText } from '#features/autosave/save-draft-text.server.ts'
import { longestWords } from '#features/enquiries/enquiry-moves.ts'
import { previewAnswer } from '#features/enquiries/send-enquiry-answer.server.tsx'
import { findShipmentOf } from '#features/shipments/reads.server.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { typed } from '../../shared/read-form.server.ts'
import { Note } from '../../ui/note.tsx'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/enquiry.ts'
import { AnswerPane } from './answer-pane.tsx'
import { doByEnquiryForm, withSavedReply } from './enquiry-action.server.ts'
import { adminEnquiryError } from './enquiry-error.ts'
import { BookingPane, FreightPane, MorePane, OriginPane, WhoPane, WithPane } from './enquiry-panes.tsx'
import { refusalView } from './enquiry-refusal.ts'
import type { EnquiryReply } from './enquiry-reply.ts'
import { EnquiryTag } from './enquiry-tag.tsx'
import { findEnquiryOr404, loadEnquiry } from './load-enquiry.server.ts'
import { newShipmentAction } from './new-shipment-action.server.ts'
import { NotSentPane } from './not-sent-pane.tsx'
import { Since } from './since.tsx'
import { Thread } from './thread.tsx'
import { BeginTripLink, TripsPane } from './trips-pane.tsx'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'enquiries:read')
  const read = wordsReader(args.context)
  return loadEnquiry(contextOf(args.context), read, args.params.id, staff, args.url.searchParams.get('did'))
}

/**
 * Buttons of the answer before it is sent store nothing: they insert a saved reply, show the email, or return to the text.
 * Every other button is a change: it redirects to the enquiry, or returns the refusal with what was typed.
 */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'enquiries:write')
  const read = wordsReader(args.context)
  const words = read(enquiryAdminWords)
  const ctx = contextOf(args.context)
  const enquiry = await findEnquiryOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  const event = String(form.get('event') ?? '')
  const values = typed(form)
  const text = values.text ?? ''
  const reply: EnquiryReply = { event, values, sentence: undefined, since: [], preview: undefined }
  if (event === 'begin-freight') {
    await newShipmentAction(ctx, enquiry)
    const begun = await findShipmentOf(ctx.db, enquiry.id)
    return redirect(`/admin/shipments/${begun?.id}`, 303)
  }
  // Without scripts these buttons autosave the text, as the browser otherwise does a moment after each change.
  const place = `enquiry:${enquiry.id}` as const
  if (event === 'insert' || event === 'look') await saveDraftText(ctx, { staffId: actor.id, place, typed: { text } })
  if (event === 'edit') return data({ ...reply, event: 'answer' })
  if (event === 'insert') {
    const filled = await withSavedReply(ctx, enquiry, { text, reply: values.reply ?? '' })
    if (filled !== undefined) return data({ ...reply, event: 'answer', values: { ...values, text: filled } })
    return data({ ...reply, event: 'answer', sentence: adminEnquiryError(read, 'reply-unknown') }, { status: 422 })
  }
  if (event === 'look') {
    const sentence = text.trim() === '' ? adminEnquiryError(read, 'words-missing') : undefined
    const tooLong = text.trim().length > longestWords.answer ? words.refusals.tooLong({ most: longestWords.answer }) : undefined
    if (sentence ?? tooLong) return data({ ...reply, event: 'answer', sentence: sentence ?? tooLong }, { status: 422 })
    const { reference, kind, language } = enquiry
    const answer = { reference, kind, language, text: text.replaceAll(/\r\n?/g, '\n').trim(), actor: actor.name }
    const preview = await previewAnswer(ctx, answer)
    return data({ ...reply, event: 'answer', preview })
  }
  const outcome = await doByEnquiryForm(ctx, enquiry, form, actor)
  if (outcome.done && event === 'answer') await purgeAutosaves(ctx.db, actor.id, place)
  if (outcome.done) return redirect(`/admin/enquiries/${enquiry.id}?did=${event === 'unlink' ? 'link' : event}`, 303)
  const { status, ...view } = refusalView(read, outcome.refusal, ctx.clock.now())
  if (status === 404) throw data(null, { status })
  return data({ ...reply, ...view }, { status })
}

export const shouldRevalidate = ({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || defaultShouldRevalidate

export default function EnquiryScreen({ loaderData, actionData: reply }: Route.ComponentProps) {
  const enquiryLabels = useWords(enquiryAdminWords)
  const words = useWords(enquiryAdminWords).enquiry
  const { reference, name, kind, state, came, notice, flash } = loaderData
  const [params] = useSearchParams()
  const { may } = useAuth()
  const writes = may('enquiries:write')
  const elsewhere = reply && reply.event !== 'answer' && reply.since.length > 0
  return (
    <div className="enquiries">
      <PageBar
        title={name}
        lede={
          <>
            {words.lede({ kind: enquiryLabels.kinds[kind], when: came })} <EnquiryTag state={state} />
          </>
        }
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/enquiries">{enquiryLabels.title}</Link> / <span aria-current="page">{reference}</span>
            </>
          ),
        }}
        actions={<BeginTripLink enquiry={loaderData} />}
      />
      <div className="flash">
        <Flash>{params.has('did') && !reply && flash}</Flash>
        <div role="alert">{elsewhere && <Since since={reply.since} />}</div>
      </div>
      {notice && (
        <Note bad={notice.bad}>
          {notice.strong && <b>{notice.strong}</b>} {notice.text}
        </Note>
      )}
      <div className="edit">
        <div className="col">
          <Thread enquiry={loaderData} />
          {writes && <NotSentPane enquiry={loaderData} />}
          {writes && <AnswerPane enquiry={loaderData} reply={reply?.event === 'answer' ? reply : undefined} />}
        </div>
        <div className="col">
          <WithPane enquiry={loaderData} writes={writes} reply={reply} />
          <TripsPane enquiry={loaderData} />
          <WhoPane enquiry={loaderData} />
          <OriginPane enquiry={loaderData} writes={writes} reply={reply} />
          <BookingPane enquiry={loaderData} writes={writes} reply={reply} />
          <FreightPane enquiry={loaderData} writes={writes} />
          {writes && <MorePane enquiry={loaderData} reply={reply} />}
        </div>
      </div>
    </div>
  )
}

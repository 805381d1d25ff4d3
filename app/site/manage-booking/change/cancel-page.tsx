import { data, Form, Link, redirect } from 'react-router'
import { isHeld } from '#features/bookings/booking.ts'
import { cancelBooking, planCancellation } from '#features/bookings/cancellations/cancel-booking.server.ts'
import { type Booking, findBooking } from '#features/bookings/reads.server.ts'
import { isPassedOn } from '#features/pricing/price-line.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../../context.ts'
import { useWords, wordsOfMatches } from '../../../languages/use-words.ts'
import { openOwn } from '../../../shared/open-booking.server.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { TextArea } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { ownAnswerWords } from '../../../words/manage-answers.ts'
import { cancelWords } from '../../../words/manage-cancel.ts'
import { managePageWords } from '../../../words/manage-page.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { statementLineWords } from '../../../words/statement-lines.ts'
import { BusyButton } from '../../busy-button.tsx'
import { titleInLanguage } from '../../content-in-language.server.ts'
import { mayNow } from '../booking-status.ts'
import { ManagePage } from '../manage-page.tsx'
import { ownRefusal } from '../own-refusal.ts'
import { moneyOf } from '../payments/money-text.ts'
import { Statement } from '../payments/statement.tsx'
import { type StatementText, statementText } from '../payments/statement-text.ts'
import { readNumber, readText } from '../read-fields.ts'
import type { Route } from './+types/cancel-page.ts'

export const handle = { words: ['lost-link', 'manage-cancel', 'manage-page', 'problems', 'statement'] } satisfies RouteHandle

export { LostBooking as ErrorBoundary } from '../lost-booking.tsx'

/** The reason of a visitor who gives none. It is stored, so it is in the language of the office. */
const noReason = () => readEnglish(statementLineWords).noReason

/** The cancellation charge of today, before anything is submitted; null where the booking cannot be cancelled any more. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const now = ctx.clock.now()
  const { reference, version, kind, startsOn, endsOn } = booking
  const may = mayNow(booking, now).cancel
  const statement = may ? await planCancellation(ctx.db, booking, { now, reason: noReason() }) : null
  const read = wordsReader(context)
  return {
    reference,
    version,
    later: statement && isHeld(booking.state) ? await feeOncePaid(ctx, booking, now, read) : null,
    about: { title: await titleInLanguage(context, kind, booking.title), startsOn, endsOn },
    statement: statement && statementText(statement, booking, read),
  }
}

/** What cancelling today would cost if a booking that is held were paid, and with that confirmed: the fee of the same rule, in a sentence. */
async function feeOncePaid({ db }: Context, booking: Booking, now: Date, read: ReadWords): Promise<string> {
  const words = read(cancelWords)
  const { feeMinor, lines } = await planCancellation(db, { ...booking, state: 'confirmed' }, { now, reason: noReason() })
  const fee = moneyOf(booking, read.format).text(feeMinor)
  return (lines.some(({ kind }) => isPassedOn(kind)) ? words.laterBought : words.later)({ fee })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const { id, reference, kind, travellersCount: travellers } = await openOwn(ctx, request, params.reference)
  const read = wordsReader(context)
  const form = await request.formData()
  const [agreedFeeMinor, seen] = [readNumber(form, 'agreedFeeMinor'), readNumber(form, 'seen')]
  const typed = readText(form, 'reason', 500)
  if (agreedFeeMinor === undefined || seen === undefined)
    return data({ problem: read(ownAnswerWords).unknown, reason: typed }, { status: 422 })
  const reason = typed || noReason()
  const cancelled = await cancelBooking(ctx, id, { mover: 'visitor', actor: 'visitor', reason, agreedFeeMinor, seen })
  if (cancelled.done || (await isCancelledSo(ctx, id, { agreedFeeMinor, seen })))
    return redirect(`${links.booking(reference)}?done=cancelled`, 303)
  const problem = ownRefusal(cancelled.refusal, { kind, travellers }, read, await namesIn(ctx, read.language))
  return data({ problem, reason: typed }, { status: 409 })
}

/** Whether a booking was already cancelled at this charge: then the same form was sent twice. */
async function isCancelledSo(ctx: Context, id: string, { agreedFeeMinor, seen }: { agreedFeeMinor: number; seen: number }) {
  const now = await findBooking(ctx.db, id)
  return now?.state === 'cancelled' && now.version === seen + 1 && now.feeMinor === agreedFeeMinor
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, cancelWords).title },
  { name: 'robots', content: 'noindex' },
]

export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(cancelWords)
  const page = useWords(managePageWords)
  const { reference, version, statement, later } = loaderData
  const at = links.booking(reference)
  return (
    <ManagePage back={{ to: at, word: page.back }} title={words.title}>
      <Problem text={actionData?.problem} />
      {statement ? (
        <>
          <p className="lede">{ledeOf(statement, words)}</p>
          {later && <p>{later}</p>}
          <Statement statement={statement} />
          <Form method="post" className="part">
            <input type="hidden" name="agreedFeeMinor" value={statement.feeMinor} />
            <input type="hidden" name="seen" value={version} />
            <TextArea name="reason" label={words.why} hint={words.whyHint} defaultValue={actionData?.reason} />
            <div className="row between part">
              <Link className="more" to={at}>
                {words.keep}
              </Link>
              <BusyButton>{statement.feeMinor === 0 ? words.buttonFree : words.button({ fee: statement.fee })}</BusyButton>
            </div>
          </Form>
        </>
      ) : (
        <p className="lede">{words.not}</p>
      )}
    </ManagePage>
  )
}

/** The charge first, then what happens to money already paid. */
function ledeOf({ feeMinor, fee, paid, refund, due }: StatementText, words: Words<typeof cancelWords.tree>): string {
  if (feeMinor === 0) return refund ? words.freeBack({ refund }) : words.free
  if (!paid) return words.ledeUnpaid({ fee })
  if (due) return words.ledePart({ missing: due, fee })
  return refund ? words.lede({ fee, refund }) : words.ledeNoRefund({ fee })
}

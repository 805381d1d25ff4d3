import { useState } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { ProblemSummary } from '../../../shared/problem-summary.tsx'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { TextField } from '../../../ui/field.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { customPriceWords } from '../../../words/admin/bookings/custom-price.ts'
import { listAdminWords } from '../../../words/admin/lists.ts'
import { admit } from '../../admit.server.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { findBookingOr404 } from '../load-booking.server.ts'
import type { Route } from './+types/custom-price.ts'
import { type CustomPriceReply, customPriceAction } from './custom-price-action.server.ts'
import { type CustomPriceScreen, loadCustomPrice } from './load-custom-price.server.ts'
import { PriceLinesFields } from './price-lines-fields.tsx'
import { lineAt } from './price-rows.ts'
import { SummaryPane } from './summary-pane.tsx'
import { useRunningTotal } from './use-running-total.ts'

export const handle = { words: ['problems'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:move')
  return loadCustomPrice(contextOf(args.context), wordsReader(args.context), args.params.id)
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'bookings:move')
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  const read = wordsReader(args.context)
  const answered = await customPriceAction(ctx, booking, { form, actor: staff.name, read })
  if (!answered) return redirect(`/admin/bookings/${booking.id}?did=quote`, 303)
  return data(answered.reply, { status: answered.status })
}

export const shouldRevalidate = revalidateOnConflict

export default function CustomPrice({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(customPriceWords)
  const lists = useWords(listAdminWords)
  const { id, reference, title } = loaderData
  return (
    <div className="custom-price">
      <PageBar
        title={words.title({ reference })}
        lede={words.lede({ title })}
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/bookings">{lists.bookings.title}</Link> / <Link to={`/admin/bookings/${id}`}>{reference}</Link> /{' '}
              <span aria-current="page">{words.crumb}</span>
            </>
          ),
        }}
      />
      {loaderData.refused === undefined ? (
        <CustomPriceForm key={id} screen={loaderData} reply={actionData} />
      ) : (
        <p className="note bad">{loaderData.refused}</p>
      )}
    </div>
  )
}

type FormProps = { screen: CustomPriceScreen; reply: CustomPriceReply | undefined }

function CustomPriceForm({ screen, reply }: FormProps) {
  const words = useWords(customPriceWords)
  const isInBrowser = useInBrowser()
  const busy = useNavigation().state !== 'idle'
  const [rows, setRows] = useState(reply?.rows ?? screen.rows)
  const { form, summary, isStale } = useRunningTotal(rows, reply?.summary ?? screen.summary)
  const errors = reply?.errors ?? {}
  const ofLine = (name: string, sentence: string) => words.ofLine({ number: lineAt(name) + 1, sentence })
  return (
    <>
      <ProblemSummary problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence: ofLine(name, sentence) }))} />
      <div role="alert">{reply?.refusal && <p className="note bad">{reply.refusal}</p>}</div>
      <Form ref={form} method="post" className="edit priced" noValidate preventScrollReset>
        {/* Without JavaScript, Enter in a field presses the first button: it calculates and sends nothing. */}
        <button type="submit" name="do" value="calculate" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {words.calculate}
        </button>
        <input type="hidden" name="version" value={screen.version} />
        <input type="hidden" name="passedOn" value={screen.passedOnMinor} />
        <Pane title={words.lines} className="typed stack">
          <p className="small muted">
            {screen.none ? words.none({ why: screen.none }) : words.ofTheOrder({ total: screen.ofTheOrder })}
          </p>
          {screen.passesNothingOn && <p className="small muted">{words.passesNothingOn}</p>}
          <PriceLinesFields rows={rows} errors={errors} amounts={summary.amounts} onChange={setRows} />
        </Pane>
        <SummaryPane summary={summary} isStale={isStale} />
        <Pane title={words.send} className="send stack">
          <p className="small muted">{words.sendText({ email: screen.email })}</p>
          {screen.young && (
            <label className="tick">
              <input type="checkbox" name="young" value="yes" defaultChecked={reply?.young} />
              <span>
                {words.young}
                <small>{screen.young}</small>
              </span>
            </label>
          )}
          <TextField name="note" label={words.note} maxLength={500} defaultValue={reply?.note} />
          <div className="row">
            <button className="btn" type="submit" name="do" value="send" aria-disabled={busy}>
              {busy ? words.sending : words.send}
            </button>
            {!isInBrowser && (
              <button className="btn line" type="submit" name="do" value="calculate">
                {words.calculate}
              </button>
            )}
            <Link to={`/admin/bookings/${screen.id}`}>{words.back}</Link>
          </div>
        </Pane>
      </Form>
    </>
  )
}

import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { unusedMinorOf } from '#features/payables/payment-out.ts'
import { findPaymentOut } from '#features/payables/payments/reads-payments.server.ts'
import { may } from '#features/staff/permissions.ts'
import { findSupplier } from '#features/suppliers/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { admit } from '../../admit.server.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { numberIn } from '../../components/number-in.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Flash } from '../../components/toast.tsx'
import { SupplierTabs } from '../../supplier-tabs/supplier-tabs.tsx'
import { PayablesTabs } from '../payables-tabs.tsx'
import { SupplierFilter } from '../supplier-filter.tsx'
import type { Route } from './+types/to-pay.ts'
import { AgeingPane, CreditsPane } from './ageing-pane.tsx'
import { loadToPay } from './load-to-pay.server.ts'
import { type PayReply, payByForm } from './pay-action.server.ts'
import { PayPane } from './pay-pane.tsx'
import { ToPayTable } from './to-pay-table.tsx'

const path = '/admin/payables'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const supplierId = numberIn(searchParams.get('supplier'))
  const today = kigaliDay(clock.now())
  const [paid, invoiceId] = [numberIn(searchParams.get('paid')), numberIn(searchParams.get('invoice'))]
  return {
    ...(await loadToPay(db, read, { today, supplierId, invoiceId })),
    supplierId,
    invoiceId,
    today,
    key: randomUUID(),
    writes: may(staff.role, 'payables:write'),
    paid: paid === undefined ? undefined : await paidText(db, read, paid),
  }
}

/** What was paid just now. */
async function paidText(db: Db, read: ReadWords, id: number) {
  const payment = await findPaymentOut(db, id)
  if (!payment) return undefined
  const words = read(payableWords).pay
  const supplier = (await findSupplier(db, payment.supplierId))?.name ?? ''
  const money = (minor: number) => read.format.money({ minor, currency: payment.currency })
  const unused = unusedMinorOf(payment)
  const done =
    payment.method === 'credit' ? words.doneCredit({ supplier }) : words.done({ amount: money(payment.amountMinor), supplier })
  return {
    text: unused > 0 ? `${done} ${words.credit({ amount: money(unused) })}` : String(done),
    to: `${path}/payments?supplier=${payment.supplierId}#payment-${id}`,
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'payables:write')
  const read = wordsReader(args.context)
  const answer = await payByForm(contextOf(args.context), read, await args.request.formData(), actor)
  if ('reply' in answer) return data<PayReply>(answer.reply, { status: answer.status })
  const chosen = numberIn(args.url.searchParams.get('supplier'))
  const back = new URLSearchParams({ ...(chosen && { supplier: String(chosen) }), paid: String(answer.done.paymentId) })
  return redirect(`${path}?${back}`, 303)
}

export const shouldRevalidate = revalidateOnConflict

/** What suppliers are to be paid, by supplier and week, with the form that records what was paid. */
export default function ToPay({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(payableWords)
  const { rows, of, ticked, suppliers, supplierId, writes, paid, credits, authorityCredits, withoutRate, hasDemo } = loaderData
  const query = supplierId ? `?supplier=${supplierId}` : ''
  const isEmpty = rows.length === 0
  const hasCredits = credits.length + authorityCredits.length > 0
  return (
    <div className="list-page payables">
      <PageBar
        title={words.title}
        lede={[loaderData.lede, withoutRate].filter(Boolean).join(' ')}
        actions={
          <>
            {!isEmpty && (
              <a className="btn line" href={`${path}/to-pay.csv${query}`} aria-label={words.csvOf} download>
                {words.csv}
              </a>
            )}
            {writes && (
              <Link className="btn line" to={`${path}/invoices/new${query}`}>
                {words.recordInvoice}
              </Link>
            )}
          </>
        }
      />
      <div className="list-tools">
        <SupplierTabs />
        <PayablesTabs />
        <Flash undo={paid && <Link to={paid.to}>{words.pay.see}</Link>}>{!actionData && paid?.text}</Flash>
        {suppliers.length > 0 && <SupplierFilter action={path} suppliers={suppliers} chosen={supplierId} />}
      </div>
      {isEmpty ? (
        <>
          <EmptyState title={words.empty} text={supplierId ? words.emptyOf : words.emptyText} />
          {hasCredits && <CreditsPane credits={credits} authorityCredits={authorityCredits} />}
        </>
      ) : (
        <div className="edit">
          <div className="panes">
            <ToPayTable rows={rows} ticked={actionData?.ticked ?? ticked} ticks={writes} credits={credits} />
            {of > rows.length && <p className="small muted num">{words.shown({ shown: rows.length, of })}</p>}
            {hasDemo && <p className="small muted">{words.demo}</p>}
          </div>
          <div className="panes beside-list">
            {writes && <PayPane data={loaderData} reply={actionData} key={loaderData.key} />}
            {hasCredits && <CreditsPane credits={credits} authorityCredits={authorityCredits} />}
            <AgeingPane data={loaderData} />
          </div>
        </div>
      )}
    </div>
  )
}

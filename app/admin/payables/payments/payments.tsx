import { data, Link, redirect, useSearchParams } from 'react-router'
import { reversePayment } from '#features/payables/payments/reverse-payment.server.ts'
import { may } from '#features/staff/permissions.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { TextArea } from '../../../ui/field.tsx'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { admit } from '../../admit.server.ts'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import { FormDialog } from '../../components/dialogs/form-dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { numberIn } from '../../components/number-in.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Flash } from '../../components/toast.tsx'
import { SupplierTabs } from '../../supplier-tabs/supplier-tabs.tsx'
import { PayablesTabs } from '../payables-tabs.tsx'
import { SupplierFilter } from '../supplier-filter.tsx'
import type { Route } from './+types/payments.ts'
import { loadPayments, type PaymentRow } from './load-payments.server.ts'
import { PaymentsTable } from './payments-table.tsx'

const path = '/admin/payables/payments'
type Reply = { dialog: string; reason: string; error?: string; sentence?: string }

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const supplierId = numberIn(searchParams.get('supplier'))
  const before = numberIn(searchParams.get('before'))
  const found = await loadPayments(db, wordsReader(args.context), { supplierId, before, now: clock.now() })
  return { ...found, supplierId, writes: may(staff.role, 'payables:write') }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'payables:write')
  const words = wordsReader(args.context)(payableWords).reverseRefusals
  const form = await args.request.formData()
  const paymentId = numberIn(form.get('id')) ?? 0
  const reason = String(form.get('reason') ?? '').slice(0, 400)
  const outcome = await reversePayment(contextOf(args.context), { paymentId, reason, actor })
  const supplier = numberIn(args.url.searchParams.get('supplier'))
  if (outcome.done) return redirect(`${path}?${supplier ? `supplier=${supplier}&` : ''}did=reversed`, 303)
  const sentence = words[outcome.refusal.reason]
  const isMissing = outcome.refusal.reason === 'reason-missing'
  const reply: Reply = { dialog: `reverse:${paymentId}`, reason, ...(isMissing ? { error: sentence } : { sentence }) }
  return data(reply, { status: isMissing ? 422 : 409 })
}

export const shouldRevalidate = revalidateOnConflict

/** Payments to suppliers with what they are for. A wrong one is reversed. */
export default function SupplierPayments({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(payableWords)
  const [params] = useSearchParams()
  const { payments, suppliers, supplierId, next, writes } = loaderData
  const query = supplierId ? `supplier=${supplierId}` : ''
  return (
    <div className="list-page payables">
      <PageBar
        title={words.payments}
        lede={words.paymentsLede({ count: payments.length })}
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/payables">{words.title}</Link> / <span aria-current="page">{words.payments}</span>
            </>
          ),
        }}
      />
      <div className="list-tools">
        <SupplierTabs />
        <PayablesTabs />
        <Flash>{!actionData && params.get('did') === 'reversed' && words.reverse.done}</Flash>
        {suppliers.length > 0 && <SupplierFilter action={path} suppliers={suppliers} chosen={supplierId} />}
      </div>
      {writes && (
        <ReverseDialog
          dialog={params.get(dialogParameter) ?? actionData?.dialog ?? null}
          query={query}
          payments={payments}
          reply={actionData}
        />
      )}
      {payments.length === 0 ? (
        <EmptyState title={words.paymentsEmpty} text={words.paymentsEmptyText}>
          <Link className="btn line" to="/admin/payables">
            {words.toPay}
          </Link>
        </EmptyState>
      ) : (
        <PaymentsTable rows={payments} query={query} writes={writes} />
      )}
      {next && (
        <Link className="btn line" to={`${path}?before=${next}`}>
          {words.list.further}
        </Link>
      )}
    </div>
  )
}

type DialogProps = { dialog: string | null; query: string; payments: readonly PaymentRow[]; reply: Reply | undefined }

function ReverseDialog({ dialog, query, payments, reply }: DialogProps) {
  const words = useWords(payableWords).reverse
  const payment = payments.find(({ id }) => dialog === `reverse:${id}`)
  if (!dialog || !payment) return null
  const own = reply?.dialog === dialog ? reply : undefined
  return (
    <FormDialog
      dialog={dialog}
      query={query}
      title={String(words.title)}
      text={
        <>
          <p className="num">
            <b>
              {payment.supplier}, {payment.day}: {payment.amount}
            </b>
          </p>
          <p>{words.text}</p>
        </>
      }
      hidden={{ id: payment.id }}
      go={String(words.go)}
      keep={String(words.keep)}
      refusal={own?.sentence}
    >
      <TextArea
        name="reason"
        label={words.reason}
        rows={2}
        maxLength={400}
        defaultValue={own?.reason}
        error={own?.error}
        aria-required
      />
    </FormDialog>
  )
}

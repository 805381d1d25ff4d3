import { data, Link, redirect, useSearchParams } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import type { Words } from '#platform/languages/source.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { admit } from '../../admit.server.ts'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { numberIn } from '../../components/number-in.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Flash } from '../../components/toast.tsx'
import { SupplierTabs } from '../../supplier-tabs/supplier-tabs.tsx'
import { ViewTabs } from '../../view-tabs/view-tabs.tsx'
import { PayablesTabs } from '../payables-tabs.tsx'
import { SupplierFilter } from '../supplier-filter.tsx'
import type { Route } from './+types/invoices.ts'
import { AwaitedTable, InvoicesTable } from './invoice-tables.tsx'
import { type InvoiceView, invoiceViews } from './invoice-view.ts'
import { loadInvoices } from './load-invoices.server.ts'
import { settleByForm } from './settle-action.server.ts'
import { SettleDialog } from './settle-dialogs.tsx'
import { type SettleReply, settleEvents } from './settle-events.ts'

const path = '/admin/payables/invoices'
const viewIn = (params: URLSearchParams): InvoiceView => invoiceViews.find((one) => one === params.get('view')) ?? 'to-approve'
const queryOf = (view: InvoiceView, supplierId: number | undefined) =>
  new URLSearchParams({ view, ...(supplierId !== undefined && { supplier: String(supplierId) }) }).toString()

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const now = clock.now()
  const [supplierId, settledId] = [numberIn(searchParams.get('supplier')), numberIn(searchParams.get('invoice'))]
  const query = { staffId: staff.id, view: viewIn(searchParams), supplierId, settledId, today: kigaliDay(now), now }
  return {
    ...(await loadInvoices(db, read, query)),
    view: query.view,
    supplierId: query.supplierId,
    writes: may(staff.role, 'payables:write'),
    approves: may(staff.role, 'payables:approve'),
    number: (searchParams.get('number') ?? '').slice(0, 60),
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'payables:write')
  const form = await args.request.formData()
  const event = settleEvents.find((one) => one === form.get('event'))
  if (!event) throw data(null, { status: 422 })
  if (event !== 'close') await admit(args, 'payables:approve')
  const answer = await settleByForm(contextOf(args.context), wordsReader(args.context), event, form, actor)
  if ('reply' in answer) return data<SettleReply>(answer.reply, { status: answer.status })
  const { searchParams } = args.url
  const settled = answer.approvedId ? `&invoice=${answer.approvedId}` : ''
  return redirect(
    `${path}?${queryOf(viewIn(searchParams), numberIn(searchParams.get('supplier')))}&did=${answer.did}${settled}`,
    303,
  )
}

export const shouldRevalidate = revalidateOnConflict

/** Invoices of suppliers by their state, and those that have not come. */
export default function SupplierInvoices({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(supplierInvoiceWords)
  const labels = useWords(payableWords)
  const [params] = useSearchParams()
  const { view, supplierId, counts, invoices, awaited, suppliers, writes, approves, number, toPay, isCut } = loaderData
  const query = queryOf(view, supplierId)
  const did = params.get('did')
  const rows = view === 'awaited' ? awaited.length : invoices.length
  return (
    <div className="list-page payables">
      <PageBar
        title={labels.invoices}
        lede={words.lede({ waiting: counts['to-approve'] })}
        crumb={{
          label: labels.breadcrumb,
          links: (
            <>
              <Link to="/admin/payables">{labels.title}</Link> / <span aria-current="page">{labels.invoices}</span>
            </>
          ),
        }}
        actions={
          writes && (
            <Link className="btn" to={`${path}/new${supplierId ? `?supplier=${supplierId}` : ''}`}>
              {labels.recordInvoice}
            </Link>
          )
        }
      />
      {writes && (
        <SettleDialog
          dialog={params.get(dialogParameter) ?? actionData?.dialog ?? null}
          query={query}
          invoices={invoices}
          awaited={awaited}
          reply={actionData}
        />
      )}
      <div className="list-tools">
        <SupplierTabs />
        <PayablesTabs />
        <Flash
          undo={
            toPay && writes && <Link to={`/admin/payables?supplier=${toPay.supplierId}&invoice=${toPay.id}`}>{words.pay}</Link>
          }
        >
          {!actionData && did && didText(words, did, number)}
        </Flash>
        <ViewTabs
          label={String(words.views.label)}
          filters={invoiceViews.map((one) => ({
            to: `${path}?${queryOf(one, supplierId)}`,
            word: String(words.views[one]),
            count: counts[one],
            isOn: one === view,
          }))}
        />
        {suppliers.length > 0 && <SupplierFilter action={path} suppliers={suppliers} chosen={supplierId} hidden={{ view }} />}
      </div>
      {rows === 0 ? (
        <EmptyState title={words.empty.title} text={words.empty[view]} />
      ) : view === 'awaited' ? (
        <AwaitedTable rows={awaited} query={query} writes={writes} />
      ) : (
        <InvoicesTable
          rows={invoices}
          query={query}
          approves={approves && (view === 'to-approve' || view === 'disputed')}
          pays={writes && view === 'taken'}
          isToPay={view === 'taken' || view === 'paid'}
        />
      )}
      {isCut && <p className="small muted num">{words.listMost({ most: 500 })}</p>}
    </div>
  )
}

function didText(words: Words<typeof supplierInvoiceWords.tree>, did: string, number: string) {
  const { did: sentences } = words
  if (did === 'recorded' || did === 'waits') return sentences[did]({ number })
  return did === 'approved' || did === 'disputed' || did === 'rejected' || did === 'closed' ? sentences[did] : undefined
}

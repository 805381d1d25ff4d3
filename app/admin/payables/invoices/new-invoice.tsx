import { data, Form, Link, redirect } from 'react-router'
import { dueOfInvoice, listDueByTerms } from '#features/payables/invoices/due-by-terms.server.ts'
import { listInvoices } from '#features/payables/invoices/reads-invoices.server.ts'
import { listInvoiceable } from '#features/payables/reads.server.ts'
import { listPayableSuppliers } from '#features/payables/reads-suppliers.server.ts'
import { findSupplier } from '#features/suppliers/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { SelectField } from '../../../ui/field.tsx'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { admit } from '../../admit.server.ts'
import { numberIn } from '../../components/number-in.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { lineOfText } from '../line-of-text.ts'
import { shortDays } from '../short-days.ts'
import type { Route } from './+types/new-invoice.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { type InvoiceReply, invoiceByForm } from './invoice-form.server.ts'

const path = '/admin/payables/invoices'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'payables:write')
  const { db, clock } = contextOf(args.context)
  const read = wordsReader(args.context)
  const { format } = read
  const { searchParams } = args.url
  const supplierId = numberIn(searchParams.get('supplier'))
  const supplier = supplierId === undefined ? undefined : await findSupplier(db, supplierId)
  if (!supplier) return { suppliers: await listPayableSuppliers(db), supplier: undefined }
  const [lines, invoices] = await Promise.all([listInvoiceable(db, supplier.id), listInvoices(db, { supplierId: supplier.id })])
  // Where there is one line only, the invoice is for that.
  const line = searchParams.get('line') ?? (lines.length === 1 ? String(lines[0]?.lineId) : '')
  const dues = await listDueByTerms(db, supplier.id, lines)
  const today = kigaliDay(clock.now())
  const due = dueOfInvoice(dues, line ? [Number(line)] : [], today)
  return {
    suppliers: [],
    supplier: { id: supplier.id, name: supplier.name },
    today,
    line,
    dueOn: due?.dueOn,
    dueHint: dues.size > 0 ? dueHint(read, due) : undefined,
    currency: lines[0]?.currency ?? 'USD',
    lines: lines.map(({ currency, ...line }) => ({
      lineId: line.lineId,
      title: line.title,
      order: line.order,
      of: lineOfText(read, line),
      isDemo: line.isDemo,
      days: shortDays(format, line.firstDay, line.lastDay),
      due: dueText(read, dues.get(line.lineId)),
      rest: format.money({ minor: line.restMinor, currency }),
      total: line.invoicedMinor > 0 ? format.money({ minor: line.totalMinor, currency }) : '',
    })),
    credited: invoices.flatMap(({ id, number, totalMinor, currency, state }) =>
      totalMinor > 0 && state !== 'disputed' && state !== 'rejected'
        ? [{ id, text: `${number}, ${format.money({ minor: totalMinor, currency })}` }]
        : [],
    ),
  }
}

/** Why this due day is proposed. */
function dueHint(read: ReadWords, due: ReturnType<typeof dueOfInvoice>): string {
  const words = read(supplierInvoiceWords).new
  return due && due.termsOn < due.dueOn ? words.duePassed({ day: read.format.day(due.termsOn) }) : words.dueHint
}

const dueText = (read: ReadWords, day: Day | undefined): string =>
  day ? read(supplierInvoiceWords).new.dueByTerms({ day: read.format.shortDate(day) }) : ''

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'payables:write')
  const ctx = contextOf(args.context)
  const supplier = await findSupplier(ctx.db, numberIn(args.url.searchParams.get('supplier')) ?? 0)
  if (!supplier) throw data(null, { status: 404 })
  const form = await args.request.formData()
  const answer = await invoiceByForm(ctx, wordsReader(args.context), { supplierId: supplier.id, form, actor })
  if ('reply' in answer) return data<InvoiceReply>(answer.reply, { status: answer.status })
  const { id, number, waits } = answer.recorded
  const did = { view: waits ? 'to-approve' : 'taken', did: waits ? 'waits' : 'recorded', number, invoice: String(id) }
  return redirect(`${path}?${new URLSearchParams(did)}`, 303)
}

export const shouldRevalidate = revalidateOnConflict

/** An invoice of a supplier: what it is for, and what it differs from what was ordered before it is recorded. */
export default function NewInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(supplierInvoiceWords).new
  const labels = useWords(payableWords)
  const { supplier, suppliers } = loaderData
  return (
    <div className="payables">
      <PageBar
        title={supplier ? `${words.title}, ${supplier.name}` : words.title}
        lede={words.lede}
        crumb={{
          label: labels.breadcrumb,
          links: (
            <>
              <Link to="/admin/payables">{labels.title}</Link> / <Link to={path}>{labels.invoices}</Link> /{' '}
              <span aria-current="page">{words.title}</span>
            </>
          ),
        }}
      />
      {supplier ? (
        <InvoiceFields data={loaderData} reply={actionData} />
      ) : suppliers.length === 0 ? (
        <p className="note">{words.noSuppliers}</p>
      ) : (
        <Form className="pane stack narrow" action={`${path}/new`}>
          <SelectField
            name="supplier"
            label={words.choose}
            choices={suppliers.map(({ id, name }) => ({ value: String(id), words: name }))}
          />
          <div className="row">
            <button className="btn" type="submit">
              {words.go}
            </button>
          </div>
        </Form>
      )}
    </div>
  )
}

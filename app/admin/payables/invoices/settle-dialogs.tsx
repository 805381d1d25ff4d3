import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../../languages/use-words.ts'
import { TextArea } from '../../../ui/field.tsx'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { FormDialog } from '../../components/dialogs/form-dialog.tsx'
import type { AwaitedRow, InvoiceRow } from './load-invoices.server.ts'
import { type SettleEvent, type SettleReply, settleEvents } from './settle-events.ts'

type Props = {
  /** `approve:12`, of the address or of a form that was refused. */
  dialog: string | null
  query: string
  invoices: readonly InvoiceRow[]
  awaited: readonly AwaitedRow[]
  reply: SettleReply | undefined
}

/** The dialog that an address requests. Nothing where there is nothing like it. */
export function SettleDialog({ dialog, query, invoices, awaited, reply }: Props) {
  const words = useWords(supplierInvoiceWords).dialogs
  const [what, id] = (dialog ?? '').split(':')
  const event = settleEvents.find((one) => one === what)
  if (!dialog || !event) return null
  const invoice = event === 'close' ? undefined : invoices.find((one) => String(one.id) === id)
  const line = event === 'close' ? awaited.find((one) => String(one.lineId) === id) : undefined
  const shown = invoice
    ? { name: invoice.number, supplier: invoice.supplier, total: invoice.total }
    : line && { name: `${line.title}, ${line.order}`, supplier: line.supplier, total: line.rest }
  if (!shown) return null
  const own = reply?.dialog === dialog ? reply : undefined
  return (
    <FormDialog
      dialog={dialog}
      query={query}
      title={String(words[event].title)}
      text={
        <>
          <p className="num">
            <b>{words.what(shown)}</b>
          </p>
          <p className="num">{textOf(event, words, invoice)}</p>
        </>
      }
      hidden={
        invoice
          ? { event, id: invoice.id, version: invoice.version }
          : { event, id: line?.lineId ?? 0, supplier: line?.supplierId ?? 0 }
      }
      go={String(words[event].go)}
      keep={String(words.keep)}
      refusal={own?.sentence}
    >
      <TextArea
        name="reason"
        label={words[event].reason}
        rows={2}
        maxLength={400}
        defaultValue={own?.values.reason}
        error={own?.errors.reason}
        aria-required={event !== 'approve'}
      />
    </FormDialog>
  )
}

type DialogWords = Words<typeof supplierInvoiceWords.tree>['dialogs']

function textOf(event: SettleEvent, words: DialogWords, invoice: InvoiceRow | undefined) {
  if (event !== 'approve') return words[event].text
  return words.approve.text({ difference: invoice?.difference || '0' })
}

import { Form, Link, useNavigation } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import type { Day } from '#values/dates.ts'
import { type Currency, currencyDigits } from '#values/money.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FieldError, fieldId, fieldProps, SelectField, TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { DemoTag } from '../../components/demo-tag.tsx'
import { FactRows } from '../../components/fact-rows.tsx'
import type { InvoiceReply } from './invoice-form.server.ts'

type Line = {
  lineId: number
  title: string
  order: string
  of: string
  days: string
  /** When it is due by the terms of the contract; empty where there are none. */
  due: string
  rest: string
  total: string
  isDemo: boolean
}
type Props = {
  data: {
    supplier?: { id: number; name: string } | undefined
    today?: Day
    line?: string
    dueOn?: Day | undefined
    /** Why this due day is proposed; absent where no terms are agreed. */
    dueHint?: string | undefined
    currency?: Currency
    lines?: readonly Line[]
    credited?: readonly { id: number; text: string }[]
  }
  reply: InvoiceReply | undefined
}

const currencies = Object.keys(currencyDigits) as Currency[]

/** The form of an invoice of one supplier. It is compared first, and recorded once the difference was seen. */
export function InvoiceFields({ data, reply }: Props) {
  const { supplier, today, line, dueOn, dueHint, currency, lines = [], credited = [] } = data
  const read = useReader()
  const words = read(supplierInvoiceWords).new
  const bookingLabels = read(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const values: Record<string, string | undefined> = reply?.values ?? { invoicedOn: today, dueOn, currency }
  const errors = reply?.errors ?? {}
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name], autoComplete: 'off' })
  const preview = reply?.preview
  return (
    <Form method="post" action={`?supplier=${supplier?.id}`} className="edit" noValidate preventScrollReset>
      <div className="panes">
        <section className="pane stack">
          <ErrorSummary
            title={String(words.errors)}
            problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))}
          />
          <div className="grid2">
            <SelectField
              {...field('kind')}
              label={words.kind}
              choices={(['invoice', 'credit'] as const).map((one) => ({ value: one, words: String(words.kinds[one]) }))}
            />
            <TextField {...field('number')} label={words.number} maxLength={60} required />
            <TextField {...field('invoicedOn')} label={words.invoicedOn} type="date" required />
            <TextField {...field('dueOn')} label={words.dueOn} hint={dueHint} type="date" />
            <TextField {...field('total')} label={words.total} inputMode="decimal" className="num" maxLength={40} required />
            <SelectField
              {...field('currency')}
              label={words.currency}
              choices={currencies.map((one) => ({ value: one, words: one }))}
            />
          </div>
          {credited.length > 0 && (
            <div className="of-credit">
              <SelectField
                {...field('credits')}
                label={words.credits}
                hint={words.creditsHint}
                choices={[
                  { value: '', words: String(words.noCredit) },
                  ...credited.map(({ id, text }) => ({ value: String(id), words: text })),
                ]}
              />
            </div>
          )}
        </section>
        <section className="pane list" id={fieldId('line')} tabIndex={-1}>
          <header className="pane-head">
            <h2>{words.lines}</h2>
          </header>
          {lines.length === 0 ? (
            <p className="muted pane-foot">{words.noLines}</p>
          ) : (
            <>
              <p className="small muted pane-foot">{words.linesHint}</p>
              <FieldError name="line" error={errors.line} />
              <DataTable
                caption={String(words.lines)}
                className="stacks"
                columns={lineColumns(words, { values, errors, ticked: reply?.ticked ?? (line ? [line] : []) })}
                rows={lines}
                rowKey={({ lineId }) => lineId}
              />
            </>
          )}
        </section>
      </div>
      <div className="panes">
        <section className="pane stack stick">
          <h2>{words.preview}</h2>
          <div role="status" className="stack">
            {!preview && <p className="small muted">{words.compareFirst}</p>}
            {preview && (
              <>
                {preview.isNew && <p className="note warn">{words.changed}</p>}
                <FactRows
                  facts={[
                    [String(words.expected), preview.expected],
                    [String(words.invoiced), preview.invoiced],
                    [String(words.preview), <b key="difference">{preview.difference}</b>],
                  ]}
                />
                <p className="small">{preview.isTaken ? words.isTaken : words.waits}</p>
              </>
            )}
          </div>
          {preview && <input type="hidden" name="compared" value={preview.stamp} />}
          <div className="row">
            {preview && (
              <button className="btn" type="submit" name="event" value="save" aria-disabled={busy}>
                {busy ? bookingLabels.moves.working : words.save}
              </button>
            )}
            <button className={preview ? 'btn line' : 'btn'} type="submit" name="event" value="compare" aria-disabled={busy}>
              {preview ? words.compareAgain : words.compare}
            </button>
            <Link className="btn line" to="/admin/payables/invoices">
              {words.cancel}
            </Link>
          </div>
        </section>
      </div>
    </Form>
  )
}

type Labels = Words<typeof supplierInvoiceWords.tree>['new']
type Typed = { values: Record<string, string | undefined>; errors: Record<string, string>; ticked: readonly string[] }

const lineColumns = (words: Labels, { values, errors, ticked }: Typed): Column<Line>[] => [
  {
    head: words.tick,
    className: 'of-tick',
    cell: ({ lineId, title, order }) => (
      <input
        type="checkbox"
        name="line"
        value={lineId}
        defaultChecked={ticked.includes(String(lineId))}
        aria-label={words.tickOf({ title, order })}
      />
    ),
  },
  {
    head: words.lines,
    isRowHead: true,
    className: 'whole',
    cell: ({ title, isDemo }) => (
      <>
        {title} <DemoTag sample={isDemo} />
      </>
    ),
    small: ({ days, order, of, due }) => [days, order, of, due].filter(Boolean).join(', '),
  },
  {
    head: words.rest,
    label: words.rest,
    isNumber: true,
    className: 'nowrap',
    cell: ({ rest }) => rest,
    small: ({ total }) => total && words.restOf({ total }),
  },
  {
    head: words.part,
    label: words.part,
    isNumber: true,
    cell: ({ lineId, title, order }) => {
      const name = `part-${lineId}`
      return (
        <>
          <input
            {...fieldProps({ name, label: '', error: errors[name] })}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className="num"
            size={9}
            maxLength={40}
            defaultValue={values[name]}
            aria-label={words.partOf({ title, order })}
          />
          <FieldError name={name} error={errors[name]} />
        </>
      )
    },
  },
]

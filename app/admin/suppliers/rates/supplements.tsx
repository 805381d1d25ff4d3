import { Form } from 'react-router'
import { supplementUnits } from '#features/suppliers/rates/plan-supplements.ts'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { ratesWords } from '../../../words/admin/suppliers/rates.ts'
import { DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { RatesData } from './load-rates.server.ts'
import type { SupplementReply } from './rates-action.server.ts'

type Props = { data: RatesData; mayChange: boolean; reply: SupplementReply | undefined }

/** What comes on top on some days: the supplements of a contract, and the form that adds one. */
export function Supplements({ data: { supplements, services, contract }, mayChange, reply }: Props) {
  const words = useWords(ratesWords).supplements
  const { colon } = useFormatter()
  const end = contract.state === 'draft' ? words.delete : words.end
  return (
    <Pane title={words.title} className="stack" id="supplements">
      <DataTable
        isWide
        caption={words.title}
        className="num"
        columns={[
          { head: words.columns.label, isRowHead: true, cell: ({ label }) => label },
          { head: words.columns.service, cell: ({ service }) => service },
          { head: words.columns.days, cell: ({ days }) => days },
          { head: words.columns.amount, cell: ({ amount }) => amount },
          mayChange && {
            head: <span className="visually-hidden">{end}</span>,
            cell: ({ id, label, days }) => (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="supplement" value={id} />
                <button className="btn line sm" type="submit" name="event" value="end-supplement">
                  {end}
                  <span className="visually-hidden">
                    {colon}
                    {label}, {days}
                  </span>
                </button>
              </Form>
            ),
          },
        ]}
        rows={supplements}
        rowKey={({ id }) => id}
        none={words.none}
      />
      {mayChange && (
        <details className="fold" open={reply !== undefined || undefined}>
          <summary>{words.add}</summary>
          <SupplementForm services={services} reply={reply} />
        </details>
      )}
    </Pane>
  )
}

function SupplementForm({ services, reply }: { services: RatesData['services']; reply: SupplementReply | undefined }) {
  const words = useWords(ratesWords).supplements
  const values: Record<string, string | undefined> = reply?.values ?? {}
  return (
    <Form method="post" className="stack" noValidate preventScrollReset>
      {reply && (
        <p className="note bad" role="alert">
          {reply.supplement}
        </p>
      )}
      <div className="grid2">
        <TextField name="label" label={words.label} hint={words.labelHint} defaultValue={values.label} maxLength={120} required />
        <SelectField
          name="service"
          label={words.service}
          defaultValue={values.service ?? ''}
          choices={[
            { value: '', words: words.everyStay },
            ...services.map(({ id, name }) => ({ value: String(id), words: name })),
          ]}
        />
        <TextField name="from" label={words.from} hint={words.dayHint} defaultValue={values.from} autoComplete="off" required />
        <TextField name="to" label={words.to} hint={words.dayHint} defaultValue={values.to} autoComplete="off" required />
        <TextField
          name="weekdays"
          label={words.weekdays}
          hint={words.weekdaysHint}
          defaultValue={values.weekdays}
          autoComplete="off"
        />
        <SelectField
          name="per"
          label={words.per}
          defaultValue={values.per ?? supplementUnits[0]}
          choices={supplementUnits.map((value) => ({ value, words: words.units[value] }))}
        />
        <TextField
          name="amount"
          label={words.amount}
          defaultValue={values.amount}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextField
          name="children"
          label={words.children}
          hint={words.childrenHint}
          defaultValue={values.children}
          autoComplete="off"
        />
        <SelectField
          name="compulsory"
          label={words.compulsory}
          defaultValue={values.compulsory ?? 'yes'}
          choices={[
            { value: 'yes', words: words.yes },
            { value: 'no', words: words.no },
          ]}
        />
      </div>
      <div className="row">
        <button className="btn line" type="submit" name="event" value="supplement">
          {words.save}
        </button>
      </div>
    </Form>
  )
}

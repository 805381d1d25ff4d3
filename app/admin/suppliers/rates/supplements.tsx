import { Form } from 'react-router'
import { supplementUnits } from '#features/suppliers/rates/plan-supplements.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { ratesWords } from '../../../words/admin/suppliers/rates.ts'
import { DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { RatesData } from './load-rates.server.ts'
import type { SupplementReply } from './rates-action.server.ts'

const words = ratesWords.supplements

type Props = { data: RatesData; mayChange: boolean; reply: SupplementReply | undefined }

/** What comes on top on some days: the supplements of a contract, and the form that adds one. */
export function Supplements({ data: { supplements, services, contract }, mayChange, reply }: Props) {
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
                  <span className="visually-hidden">{words.of(`${label}, ${days}`)}</span>
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
  const values: Record<string, string | undefined> = reply?.values ?? {}
  const says = words
  return (
    <Form method="post" className="stack" noValidate preventScrollReset>
      {reply && (
        <p className="note bad" role="alert">
          {reply.supplement}
        </p>
      )}
      <div className="grid2">
        <TextField name="label" label={says.label} hint={says.labelHint} defaultValue={values.label} maxLength={120} required />
        <SelectField
          name="service"
          label={says.service}
          defaultValue={values.service ?? ''}
          choices={[
            { value: '', words: says.everyStay },
            ...services.map(({ id, name }) => ({ value: String(id), words: name })),
          ]}
        />
        <TextField name="from" label={says.from} hint={says.dayHint} defaultValue={values.from} autoComplete="off" required />
        <TextField name="to" label={says.to} hint={says.dayHint} defaultValue={values.to} autoComplete="off" required />
        <TextField
          name="weekdays"
          label={says.weekdays}
          hint={says.weekdaysHint}
          defaultValue={values.weekdays}
          autoComplete="off"
        />
        <SelectField
          name="per"
          label={says.per}
          defaultValue={values.per ?? supplementUnits[0]}
          choices={supplementUnits.map((value) => ({ value, words: says.units[value] }))}
        />
        <TextField
          name="amount"
          label={says.amount}
          defaultValue={values.amount}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextField
          name="children"
          label={says.children}
          hint={says.childrenHint}
          defaultValue={values.children}
          autoComplete="off"
        />
        <SelectField
          name="compulsory"
          label={says.compulsory}
          defaultValue={values.compulsory ?? 'yes'}
          choices={[
            { value: 'yes', words: says.yes },
            { value: 'no', words: says.no },
          ]}
        />
      </div>
      <div className="row">
        <button className="btn line" type="submit" name="event" value="supplement">
          {says.save}
        </button>
      </div>
    </Form>
  )
}

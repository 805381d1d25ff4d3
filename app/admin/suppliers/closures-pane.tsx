import { Form } from 'react-router'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { supplierWords } from '../../words/admin/suppliers/supplier.ts'
import { Pane } from '../components/pane.tsx'
import type { SupplierReply } from './supplier-action.server.ts'

type Props = {
  closures: readonly { id: number; service: string; days: string; reason: string }[]
  services: readonly { id: number; name: string; archived: boolean }[]
  writes: boolean
  reply: SupplierReply | undefined
}

/** The closures of a supplier's services from today on, and the form of another one. */
export function ClosuresPane({ closures, services, writes, reply }: Props) {
  const words = useWords(supplierWords).closures
  const { colon } = useFormatter()
  const open = services.filter(({ archived }) => !archived)
  const errors = reply?.errors ?? {}
  const values: Record<string, string | undefined> = reply?.values ?? {}
  return (
    <Pane title={words.title} id="closures">
      {closures.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ul className="item-list num">
          {closures.map(({ id, service, days, reason }) => (
            <li key={id}>
              <span>
                <b>{service}</b>, {days}
                <small>{reason}</small>
              </span>
              {writes && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="closure" value={id} />
                  <button className="quiet" type="submit" name="event" value="reopen">
                    {words.remove}
                    <span className="visually-hidden">
                      {colon}
                      {service}, {days}
                    </span>
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {writes && open.length > 0 && (
        <details className="add" open={Object.keys(errors).length > 0}>
          <summary>{words.add}</summary>
          <Form method="post" className="stack" noValidate preventScrollReset key={reply ? 'typed' : closures.length}>
            <ErrorSummary
              title={words.errors}
              problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))}
            />
            <div className="grid2">
              <SelectField
                name="service"
                label={words.service}
                error={errors.service}
                defaultValue={values.service}
                choices={open.map(({ id, name }) => ({ value: String(id), words: name }))}
                wide
              />
              <TextField name="from" label={words.from} error={errors.from} type="date" defaultValue={values.from} required />
              <TextField name="to" label={words.to} hint={words.toHint} error={errors.to} type="date" defaultValue={values.to} />
              <TextField
                name="reason"
                label={words.reason}
                error={errors.reason}
                defaultValue={values.reason}
                maxLength={200}
                required
                wide
              />
            </div>
            <div className="row">
              <button className="btn line" type="submit" name="event" value="close">
                {words.save}
              </button>
            </div>
          </Form>
        </details>
      )}
    </Pane>
  )
}

import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { type PackageService, servicesStamp } from '#features/costs/package-service.ts'
import { comforts } from '#features/pricing/packages/package-rates.ts'
import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { useReader } from '../../languages/use-reader.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FieldError, fieldId, fieldProps, TextField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { packageCostWords } from '../../words/admin/package-costs.ts'
import { comfortWords } from '../../words/comforts.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { choiceText } from './service-text.ts'

type Props = {
  services: readonly PackageService[]
  choices: readonly ServiceChoice[]
  /** Whether there are more services than are listed. */
  isMore: boolean
  lastDay: number
  mayWrite: boolean
  values: Record<string, string> | undefined
  errors: Record<string, string>
}

const emptyRows = 3

/** The services of a package, a row each, and empty rows for more. */
export function CostsForm({ services, choices, isMore, lastDay, mayWrite, values, errors }: Props) {
  const read = useReader()
  const words = read(packageCostWords)
  const { columns } = words
  const comfortNames = read(comfortWords)
  const bookingLabels = read(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const inBrowser = useInBrowser()
  const [added, setAdded] = useState(0)
  const typedRows = Object.keys(values ?? {}).map((name) => Number(/^services\[(\d{1,3})\]/.exec(name)?.[1] ?? -1))
  const count = Math.max(services.length, ...typedRows.map((at) => at + 1), 0) + (values ? 0 : emptyRows) + added
  const rows = Array.from({ length: count }, (_, at) => at)
  const stored = (at: number): Record<string, string> => {
    const row = services[at]
    if (!row) return {}
    const { serviceId, day, days, comfort, kilometres } = row
    return { service: `${serviceId}`, day: `${day}`, days: `${days}`, comfort: comfort ?? '', kilometres: `${kilometres ?? ''}` }
  }
  const bySupplier = [...Map.groupBy(choices, ({ supplier }) => supplier)]
  return (
    <Form method="post" className="stack" noValidate preventScrollReset>
      <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
      <input type="hidden" name="seen" value={servicesStamp(services)} />
      <fieldset className="bare" disabled={!mayWrite}>
        <div className="scroll">
          <table className="table services stacks">
            <caption className="visually-hidden">{words.rows}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.service}</th>
                <th scope="col">{columns.day}</th>
                <th scope="col">{columns.days}</th>
                <th scope="col">{columns.comfort}</th>
                <th scope="col">{columns.kilometres}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((at) => {
                const field = (key: string) => {
                  const name = `services[${at}].${key}`
                  return { name, error: errors[name], value: values ? (values[name] ?? '') : (stored(at)[key] ?? '') }
                }
                const number = (key: 'day' | 'days' | 'kilometres', most: number) => {
                  const { name, error, value } = field(key)
                  return (
                    <td data-label={columns[key]}>
                      <div className={error ? 'field err' : 'field'}>
                        <input
                          type="number"
                          min={1}
                          max={most}
                          defaultValue={value}
                          aria-label={words.row({ column: columns[key], nth: at + 1 })}
                          {...fieldProps({ name, label: '', error })}
                        />
                        <FieldError name={name} error={error} />
                      </div>
                    </td>
                  )
                }
                const service = field('service')
                const comfort = field('comfort')
                return (
                  <tr key={at}>
                    <td>
                      <div className={service.error ? 'field err' : 'field'}>
                        <select
                          defaultValue={service.value}
                          aria-label={words.row({ column: columns.service, nth: at + 1 })}
                          {...fieldProps({ name: service.name, label: '', error: service.error })}
                        >
                          <option value="">{words.none}</option>
                          {bySupplier.map(([supplier, own]) => (
                            <optgroup key={supplier} label={supplier}>
                              {own.map((choice) => (
                                <option key={choice.id} value={choice.id}>
                                  {choiceText(read, choice)}
                                </option>
                              ))}
                            </optgroup>
                          ))}
                        </select>
                        <FieldError name={service.name} error={service.error} />
                      </div>
                    </td>
                    {number('day', lastDay)}
                    {number('days', lastDay)}
                    <td data-label={columns.comfort}>
                      <div className="field">
                        <select
                          id={fieldId(comfort.name)}
                          name={comfort.name}
                          defaultValue={comfort.value}
                          aria-label={words.row({ column: columns.comfort, nth: at + 1 })}
                        >
                          <option value="">{words.everyComfort}</option>
                          {comforts.map((one) => (
                            <option key={one} value={one}>
                              {comfortNames[one]}
                            </option>
                          ))}
                        </select>
                      </div>
                    </td>
                    {number('kilometres', 100_000)}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </fieldset>
      {mayWrite && (
        <>
          <p className="small muted">
            {words.hint} {!inBrowser && words.hintMore}
          </p>
          <div className="row">
            <button className="btn" type="submit" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.save}
            </button>
            {inBrowser && (
              <button className="btn line" type="button" onClick={() => setAdded(added + 1)}>
                {words.add}
              </button>
            )}
          </div>
          {(isMore || values?.find) && (
            <>
              <p className="small muted">{words.findHint}</p>
              <div className="row trial">
                <TextField name="find" label={words.find} defaultValue={values?.find} maxLength={120} />
                <button className="btn line" type="submit" name="event" value="find" aria-disabled={busy}>
                  {words.findGo}
                </button>
              </div>
            </>
          )}
        </>
      )}
    </Form>
  )
}

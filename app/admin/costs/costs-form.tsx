import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { type PackageService, servicesStamp } from '#features/costs/package-service.ts'
import type { ServiceChoice } from '#features/suppliers/reads-book.server.ts'
import { useReader } from '../../languages/use-reader.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { packageCostWords } from '../../words/admin/package-costs.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { ServiceRow } from './service-row.tsx'

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

/** The services of a package, a row each with its alternatives, and empty rows for more. */
export function CostsForm({ services, choices, isMore, lastDay, mayWrite, values, errors }: Props) {
  const read = useReader()
  const words = read(packageCostWords)
  const { columns } = words
  const bookingLabels = read(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const inBrowser = useInBrowser()
  const [added, setAdded] = useState(0)
  const typedRows = Object.keys(values ?? {}).map((name) => Number(/^services\[(\d{1,3})\]/.exec(name)?.[1] ?? -1))
  const count = Math.max(services.length, ...typedRows.map((at) => at + 1), 0) + (values ? 0 : emptyRows) + added
  const rows = Array.from({ length: count }, (_, at) => at)
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
              {rows.map((at) => (
                <ServiceRow key={at} at={at} stored={services[at]} {...{ choices, lastDay, values, errors }} />
              ))}
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

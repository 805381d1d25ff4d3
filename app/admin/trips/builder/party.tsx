import { residencies } from '#features/places/visitor-fee.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { FieldError, fieldProps, TextField } from '../../../ui/field.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { residencyWords } from '../../../words/residencies.ts'
import { admit } from '../../admit.server.ts'
import type { Route } from './+types/party.ts'
import { TripFormPage } from './form-page.tsx'
import { versionOfAddress } from './of-address.server.ts'
import { partyRows, partyValues, readPartyForm } from './read-party-form.ts'
import { refuseFields, saveChange } from './save-change.server.ts'

export const handle = { words: ['residencies'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'trips:write')
  const { version, path } = await versionOfAddress(contextOf(args.context).db, args.params)
  const last = Math.max(...version.party.map(({ position }) => position))
  return {
    of: { path, number: version.number, edition: version.edition },
    rows: partyRows(last),
    values: partyValues(version),
  }
}

export async function action(args: Route.ActionArgs) {
  await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const { version, path } = await versionOfAddress(ctx.db, args.params)
  const form = await args.request.formData()
  const sent = readPartyForm(form)
  if (sent.errors) return refuseFields(read, form, sent.errors)
  return saveChange(ctx, read, version, { form, change: { change: 'party', ...sent.value }, to: `${path}?did=saved` })
}

export const shouldRevalidate = revalidateOnConflict

/** Who travels from which day, and who shares a room. */
export default function PartyPage({ loaderData: { of, rows, values: stored }, actionData: reply }: Route.ComponentProps) {
  const words = useWords(tripFormWords).party
  const { columns } = words
  const names = useWords(residencyWords)
  const values: Record<string, string | undefined> = reply?.values ?? stored
  const errors = reply?.errors ?? {}
  const cell = (
    name: string,
    { column, label }: { column: string; label: string },
    input: { type: string; min?: number; max?: number },
  ) => (
    <td data-label={column}>
      <div className={errors[name] ? 'field err' : 'field'}>
        <input
          {...input}
          defaultValue={values[name]}
          {...fieldProps({ name, label: '', error: errors[name] })}
          aria-label={label}
        />
        <FieldError name={name} error={errors[name]} />
      </div>
    </td>
  )
  return (
    <TripFormPage title={words.title} lede={words.lede} of={of} reply={reply}>
      <TextField
        name="startsOn"
        label={words.startsOn}
        type="date"
        error={errors.startsOn}
        defaultValue={values.startsOn}
        required
      />
      <div className="scroll">
        <table className="table stacks party">
          <caption className="visually-hidden">{words.travellers}</caption>
          <thead>
            <tr>
              {Object.entries(columns).map(([column, name]) => (
                <th key={column} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((position) => {
              const labelOf = (column: string) => words.cell({ column, position })
              const named = (column: string) => ({ column, label: labelOf(column) })
              const residency = `residency-${position}`
              const pays = `pays-${position}`
              return (
                <tr key={position}>
                  <th scope="row">{words.position({ position })}</th>
                  {cell(`age-${position}`, named(columns.age), { type: 'number', min: 0, max: 120 })}
                  {cell(`born-${position}`, named(columns.bornOn), { type: 'date' })}
                  <td data-label={columns.residency}>
                    <div className="field">
                      <select
                        name={residency}
                        defaultValue={values[residency] ?? 'foreign'}
                        aria-label={labelOf(columns.residency)}
                      >
                        {residencies.map((one) => (
                          <option key={one} value={one}>
                            {String(names[one])}
                          </option>
                        ))}
                      </select>
                    </div>
                  </td>
                  {cell(`room-${position}`, named(columns.room), { type: 'text' })}
                  <td data-label={columns.pays}>
                    <input
                      type="checkbox"
                      name={pays}
                      defaultChecked={values[pays] === undefined ? !reply : values[pays] === 'on'}
                      aria-label={labelOf(columns.pays)}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="small muted">{words.hint}</p>
    </TripFormPage>
  )
}

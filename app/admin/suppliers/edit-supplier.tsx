import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { listHotelChoices } from '#features/hotels/reads.server.ts'
import { listPlaceChoices } from '#features/places/reads-choices.server.ts'
import type { NamedSupplier } from '#features/suppliers/reads.server.ts'
import { saveSupplier } from '#features/suppliers/save-supplier.server.ts'
import { type Supplier, supplierKinds, usualAnswerHours } from '#features/suppliers/supplier.ts'
import { SupplierForm } from '#features/suppliers/supplier-form.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { admit } from '../admit.server.ts'
import { type Changed, ChangedNote } from '../components/changed-note.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/edit-supplier.ts'
import { supplierOfAddress } from './of-address.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'rates:write')
  const { db } = contextOf(args.context)
  const { id } = args.params
  const supplier = id === undefined ? undefined : await supplierOfAddress(db, id)
  const { places } = await listPlaceChoices(db)
  return {
    supplier: supplier && { id: supplier.id, name: supplier.name, version: supplier.version, values: valuesOf(supplier) },
    places: places.map((place) => ({ value: place.id, words: `${place.name}, ${place.group}` })),
    hotels: await hotelChoices(db, wordsReader(args.context), supplier),
  }
}

/** Hotels by their names with the place; the one that a supplier is already among them, also while visitors see none. */
async function hotelChoices(db: Db, read: ReadWords, supplier: NamedSupplier | undefined) {
  const shown = (await listHotelChoices(db)).map(({ id, name, group }) => ({ value: id, words: `${name}, ${group}` }))
  const { hotelId, hotel, hotelStatus } = supplier ?? {}
  const own =
    hotelId && hotel && hotelStatus === 'hidden'
      ? [{ value: hotelId, words: read(supplierListWords).hiddenHotel({ name: hotel }) }]
      : []
  return [...shown, ...own].toSorted((one, other) => one.words.localeCompare(other.words, read.language))
}

const valuesOf = ({ kind, name, placeId, hotelId, email, phone, note, answerHours }: Supplier): Record<string, string> => ({
  kind,
  name,
  placeId: placeId ?? '',
  hotelId: hotelId ?? '',
  email,
  phone,
  note,
  answerHours: String(answerHours),
})

type Reply = { values: Record<string, string>; errors: Record<string, string>; changed?: Changed; version?: number }

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const reader = wordsReader(args.context)
  const words = reader(supplierListWords)
  const problems: Readonly<Record<string, string>> = words.problems
  const ctx = contextOf(args.context)
  const { id } = args.params
  const supplier = id === undefined ? undefined : await supplierOfAddress(ctx.db, id)
  const form = await args.request.formData()
  const refuse = (reply: Omit<Reply, 'values'>, status = 422) => data<Reply>({ values: typed(form), ...reply }, { status })
  const read = readForm(form, SupplierForm)
  const { places } = await listPlaceChoices(ctx.db)
  const placeId = form.get('placeId')
  const errors = Object.fromEntries(Object.entries(read.reply?.errors ?? {}).map(([name, key]) => [name, problems[key] ?? key]))
  if (placeId && !places.some((place) => place.id === placeId)) errors.placeId = words.problems['place-unknown']
  const hotelId = form.get('kind') === 'lodging' && form.get('hotelId')
  if (hotelId && !(await hotelChoices(ctx.db, reader, supplier)).some(({ value }) => value === hotelId))
    errors.hotelId = words.problems['hotel-unknown']
  if (!read.value || errors.placeId || errors.hotelId) return refuse({ errors })
  const seen = supplier && { id: supplier.id, version: Number(form.get('version')) || 0 }
  const saved = await saveSupplier(ctx, { facts: read.value, seen, actor })
  if (saved.done) return redirect(`/admin/suppliers/${saved.value}?did=saved`, 303)
  const { refusal } = saved
  if (refusal.reason === 'supplier-unknown') throw data(null, { status: 404 })
  if (refusal.reason === 'name-taken') return refuse({ errors: { name: words.problems['name-taken'] } })
  if (refusal.reason === 'hotel-taken')
    return refuse({ errors: { hotelId: refusal.by ? words.hotelTaken({ by: refusal.by }) : words.hotelTakenByAnother } })
  const { now, by } = refusal
  const changed = {
    who: by?.who ?? '',
    when: by ? instantText(by.at, ctx.clock.now(), reader.format) : '',
    theirs: [
      [words.fields.kind, words.kind[now.kind]],
      [words.fields.name, now.name],
      [words.fields.placeId, now.place ?? words.fields.noPlace],
      [words.fields.hotelId, now.hotel ?? words.fields.noPlace],
      [words.fields.email, now.email],
      [words.fields.phone, now.phone],
      [words.fields.answerHours, String(now.answerHours)],
      [words.fields.note, now.note],
    ],
  } satisfies Changed
  return refuse({ errors: {}, changed, version: now.version }, 409)
}

export const shouldRevalidate = revalidateOnConflict

/** The form of a supplier, new or known. */
export default function EditSupplier({ loaderData: { supplier, places, hotels }, actionData }: Route.ComponentProps) {
  const words = useWords(supplierListWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const values: Record<string, string | undefined> = actionData?.values ?? supplier?.values ?? {}
  const errors = actionData?.errors ?? {}
  const title = supplier ? words.editTitle({ name: supplier.name }) : words.newTitle
  return (
    <div className="suppliers">
      <PageBar
        title={title}
        lede={words.editLede}
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/suppliers">{words.title}</Link> /{' '}
              {supplier && (
                <>
                  <Link to={`/admin/suppliers/${supplier.id}`}>{supplier.name}</Link> /{' '}
                </>
              )}
              <span aria-current="page">{title}</span>
            </>
          ),
        }}
      />
      {actionData?.changed && <ChangedNote changed={actionData.changed} />}
      <Form method="post" className="pane stack narrow" noValidate preventScrollReset>
        <input type="hidden" name="version" value={actionData?.version ?? actionData?.values.version ?? supplier?.version ?? 0} />
        <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
        <div className="grid2">
          <TextField
            name="name"
            label={words.fields.name}
            error={errors.name}
            defaultValue={values.name}
            maxLength={120}
            required
          />
          <SelectField
            name="kind"
            label={words.fields.kind}
            error={errors.kind}
            defaultValue={values.kind ?? 'lodging'}
            choices={supplierKinds.map((kind) => ({ value: kind, words: words.kind[kind] }))}
          />
          <SelectField
            name="placeId"
            label={words.fields.placeId}
            error={errors.placeId}
            defaultValue={values.placeId}
            choices={[{ value: '', words: words.fields.noPlace }, ...places]}
            wide
          />
          <SelectField
            name="hotelId"
            label={words.fields.hotelId}
            hint={words.fields.hotelHint}
            error={errors.hotelId}
            defaultValue={values.hotelId}
            choices={[{ value: '', words: words.fields.noPlace }, ...hotels]}
            wide
          />
          <TextField
            name="email"
            label={words.fields.email}
            error={errors.email}
            type="email"
            defaultValue={values.email}
            maxLength={254}
          />
          <TextField
            name="phone"
            label={words.fields.phone}
            error={errors.phone}
            type="tel"
            defaultValue={values.phone}
            maxLength={60}
          />
          <TextField
            name="answerHours"
            label={words.fields.answerHours}
            hint={words.fields.answerHoursHint}
            error={errors.answerHours}
            inputMode="numeric"
            defaultValue={values.answerHours ?? String(usualAnswerHours)}
            required
          />
        </div>
        <TextArea
          name="note"
          label={words.fields.note}
          hint={words.fields.noteHint}
          error={errors.note}
          defaultValue={values.note}
        />
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.save}
          </button>
        </div>
      </Form>
    </div>
  )
}

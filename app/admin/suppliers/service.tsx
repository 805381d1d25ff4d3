import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { listRoomNames } from '#features/hotels/reads.server.ts'
import { saveSupplierService } from '#features/suppliers/save-service.server.ts'
import { otherBases, type ServiceFacts, serviceKinds, serviceName, stayBases } from '#features/suppliers/supplier-service.ts'
import { serviceForm } from '#features/suppliers/supplier-service-form.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { supplierWords } from '../../words/admin/suppliers/supplier.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/service.ts'
import { serviceOfAddress, supplierOfAddress } from './of-address.server.ts'
import { serviceFactsText } from './service-facts.ts'

const ofAddress = async (args: Pick<Route.LoaderArgs, 'context' | 'params'>) => {
  const { db } = contextOf(args.context)
  const { params } = args
  return params.serviceId === 'new'
    ? { supplier: await supplierOfAddress(db, params.id), service: undefined }
    : serviceOfAddress(db, params)
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'rates:write')
  const read = wordsReader(args.context)
  const { supplier, service } = await ofAddress(args)
  return {
    supplier: { id: supplier.id, name: supplier.name },
    rooms: supplier.hotelId === null ? [] : await listRoomNames(contextOf(args.context).db, supplier.hotelId),
    service: service && {
      name: serviceName(service),
      facts: `${serviceName(service)}, ${serviceFactsText(read, service)}`,
      version: service.version,
      values: valuesOf(service),
    },
  }
}

const valuesOf = ({
  kind,
  name,
  basis,
  board,
  beds,
  mostGuests,
  roomId,
  seats,
  minimumAge,
}: ServiceFacts): Record<string, string> => ({
  kind,
  name,
  [kind === 'stay' ? 'stayBasis' : 'basis']: basis,
  board: board ?? '',
  beds: String(beds ?? ''),
  mostGuests: String(mostGuests ?? ''),
  roomId: roomId ?? '',
  seats: String(seats ?? ''),
  minimumAge: String(minimumAge),
})

type Reply = { values: Record<string, string>; errors: Record<string, string>; isChanged?: true }

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const words = wordsOf(args.context, supplierWords).service
  const problems: Readonly<Record<string, string>> = words.problems
  const ctx = contextOf(args.context)
  const { supplier, service } = await ofAddress(args)
  const form = await args.request.formData()
  const refuse = (reply: Omit<Reply, 'values'>, status = 422) => data<Reply>({ values: typed(form), ...reply }, { status })
  const read = readForm(form, serviceForm({ kind: form.get('kind'), basis: form.get('basis') }))
  if (!read.value)
    return refuse({
      errors: Object.fromEntries(Object.entries(read.reply.errors).map(([name, key]) => [name, problems[key] ?? key])),
    })
  const seen = service && { id: service.id, version: Number(form.get('version')) || 0 }
  const saved = await saveSupplierService(ctx, { supplierId: supplier.id, facts: read.value, seen, actor })
  if (saved.done) return redirect(`/admin/suppliers/${supplier.id}?did=service-saved`, 303)
  const { refusal } = saved
  switch (refusal.reason) {
    case 'service-unknown':
      throw data(null, { status: 404 })
    case 'name-taken':
      return refuse({ errors: { name: words.problems['name-taken'] } })
    case 'room-unknown':
      return refuse({ errors: { roomId: words.problems['room-unknown'] } })
    case 'fixed-by-rates': {
      const field = refusal.fact === 'basis' && read.value.kind === 'stay' ? 'stayBasis' : refusal.fact
      return refuse({ errors: { [field]: words.fixed[refusal.fact] } })
    }
    case 'changed-meanwhile':
      return refuse({ errors: {}, isChanged: true }, 409)
  }
}

export const shouldRevalidate = revalidateOnConflict

/** The form of a service. Of its fields a kind and a basis show only those that they need, without JavaScript too. */
export default function ServicePage({ loaderData: { supplier, rooms, service }, actionData }: Route.ComponentProps) {
  const { service: words, services } = useWords(supplierWords)
  const listLabels = useWords(supplierListWords)
  const { boards } = useWords(hotelAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const values: Record<string, string | undefined> = actionData?.values ?? service?.values ?? {}
  const errors = actionData?.errors ?? {}
  const { bases, kinds } = services
  const title = service?.name ?? words.newTitle
  return (
    <div className="suppliers">
      <PageBar
        title={title}
        lede={words.lede({ supplier: supplier.name })}
        crumb={{
          label: listLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/suppliers">{listLabels.title}</Link> /{' '}
              <Link to={`/admin/suppliers/${supplier.id}`}>{supplier.name}</Link> / <span aria-current="page">{title}</span>
            </>
          ),
        }}
      />
      <div role="alert">
        {actionData?.isChanged && service && <p className="note bad">{words.changed({ now: service.facts })}</p>}
      </div>
      <Form method="post" className="pane stack narrow" noValidate preventScrollReset>
        {/* Who reads that it was changed and saves again means to overwrite it. */}
        <input
          type="hidden"
          name="version"
          value={(actionData?.isChanged ? undefined : actionData?.values.version) ?? service?.version ?? 0}
        />
        <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
        <div className="grid2">
          <TextField
            name="name"
            label={words.name}
            hint={words.nameHint}
            error={errors.name}
            defaultValue={values.name}
            maxLength={120}
            required
            wide
          />
          <SelectField
            name="kind"
            label={words.kind}
            error={errors.kind}
            defaultValue={values.kind ?? 'stay'}
            choices={serviceKinds.map((kind) => ({ value: kind, words: kinds[kind] }))}
          />
          <div className="of-stay">
            <SelectField
              name="stayBasis"
              label={words.stayBasis}
              error={errors.stayBasis}
              defaultValue={values.stayBasis}
              choices={stayBases.map((basis) => ({ value: basis, words: bases[basis] }))}
            />
          </div>
          <div className="of-others">
            <SelectField
              name="basis"
              label={words.basis}
              error={errors.basis}
              defaultValue={values.basis}
              choices={otherBases.map((basis) => ({ value: basis, words: bases[basis] }))}
            />
          </div>
          <div className="of-stay">
            <SelectField
              name="board"
              label={words.board}
              error={errors.board}
              defaultValue={values.board ?? 'FB'}
              choices={Object.entries<string>(boards).map(([value, name]) => ({ value, words: name }))}
            />
          </div>
          <div className="of-stay">
            <Count name="beds" label={words.beds} hint={words.bedsHint} values={values} errors={errors} />
          </div>
          <div className="of-stay">
            <Count name="mostGuests" label={words.mostGuests} hint={words.mostGuestsHint} values={values} errors={errors} />
          </div>
          {rooms.length > 0 && (
            <div className="of-stay">
              <SelectField
                name="roomId"
                label={words.room}
                hint={words.roomHint}
                error={errors.roomId}
                defaultValue={values.roomId}
                choices={[{ value: '', words: words.noRoom }, ...rooms.map(({ id, name }) => ({ value: id, words: name }))]}
              />
            </div>
          )}
          <div className="of-vehicle">
            <Count name="seats" label={words.seats} hint={words.seatsHint} values={values} errors={errors} />
          </div>
          <Count
            name="minimumAge"
            label={words.minimumAge}
            hint={words.minimumAgeHint}
            values={{ minimumAge: '0', ...values }}
            errors={errors}
          />
        </div>
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.save}
          </button>
        </div>
      </Form>
    </div>
  )
}

type CountProps = {
  name: string
  label: string
  hint: string
  values: Readonly<Record<string, string | undefined>>
  errors: Readonly<Record<string, string>>
}

const Count = ({ name, label, hint, values, errors }: CountProps) => (
  <TextField
    name={name}
    label={label}
    hint={hint}
    error={errors[name]}
    defaultValue={values[name]}
    inputMode="numeric"
    autoComplete="off"
    maxLength={2}
  />
)

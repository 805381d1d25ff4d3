import { listVehicleClasses } from '#features/cars/reads.server.ts'
import { findCar } from '#features/crew/reads.server.ts'
import { countAhead } from '#features/departures/crew/reads-crew.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/car.ts'
import { findMember, saveByForm } from './member-action.server.ts'
import { MemberForm } from './member-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const { db, clock } = contextOf(args.context)
  const member = await findMember(db, 'car', args.params.id)
  const car = member && (await findCar(db, member.id))
  const ahead = car ? ((await countAhead(db, 'car', kigaliDay(clock.now()))).get(car.id) ?? 0) : 0
  const classes = (await listVehicleClasses(db)).map(({ id, name }) => ({ value: id, words: name }))
  return { car, ahead, classes, did: args.url.searchParams.get('did') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const member = await findMember(ctx.db, 'car', args.params.id)
  return saveByForm(ctx, read, { kind: 'car', id: member?.id, form: await args.request.formData(), actor })
}

export const shouldRevalidate = revalidateOnConflict

export default function CarScreen({ loaderData: { car, ahead, classes, did }, actionData }: Route.ComponentProps) {
  const words = useWords(crewAdminWords)
  const labels = words.fields
  const errors = actionData?.errors ?? {}
  const values: Record<string, string | undefined> = actionData?.values ?? {
    name: car?.name,
    vehicleClassId: car?.vehicleClassId ?? undefined,
    seats: car ? String(car.seats) : undefined,
    inspectionUntil: car?.inspectionUntil ?? undefined,
    note: car?.note,
  }
  return (
    <MemberForm title={car?.name ?? words.newCar} member={car} ahead={ahead} did={did} reply={actionData}>
      <div className="grid2">
        <TextField name="name" label={labels.plate} error={errors.name} defaultValue={values.name} maxLength={120} required />
        <SelectField
          name="vehicleClassId"
          label={labels.vehicleClassId}
          error={errors.vehicleClassId}
          defaultValue={values.vehicleClassId ?? ''}
          choices={[{ value: '', words: labels.noClass }, ...classes]}
        />
        <TextField
          name="seats"
          label={labels.seats}
          error={errors.seats}
          type="number"
          min={1}
          max={99}
          defaultValue={values.seats}
        />
        <TextField
          name="inspectionUntil"
          label={labels.inspectionUntil}
          error={errors.inspectionUntil}
          type="date"
          defaultValue={values.inspectionUntil}
        />
      </div>
      <TextArea name="note" label={labels.note} hint={labels.noteHint} error={errors.note} defaultValue={values.note} />
    </MemberForm>
  )
}

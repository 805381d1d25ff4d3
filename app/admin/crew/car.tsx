import { listVehicleClasses } from '#features/cars/reads.server.ts'
import { countAhead } from '#features/crew/assignments/reads-assignments.server.ts'
import { carOwnerships, licenceClasses } from '#features/crew/member-facts.ts'
import { findCar } from '#features/crew/reads.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { crewMemberWords } from '../../words/admin/crew/crew-member.ts'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import { admit } from '../admit.server.ts'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/car.ts'
import { loadMemberChoices } from './load-choices.server.ts'
import { findMember, givenMember, saveByForm } from './member-action.server.ts'
import { Ticks } from './member-fields.tsx'
import { MemberForm } from './member-form.tsx'
import { carValues } from './member-values.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const { db, clock } = contextOf(args.context)
  const member = await findMember(db, 'car', args.params.id)
  const car = member && (await findCar(db, member.id))
  const ahead = car ? ((await countAhead(db, 'car', kigaliDay(clock.now()))).get(car.id) ?? 0) : 0
  const classes = (await listVehicleClasses(db)).map(({ id, name }) => ({ value: id, words: name }))
  return {
    car: car && { name: car.name, active: car.active, version: car.version, values: carValues(car) },
    ahead,
    classes,
    choices: await loadMemberChoices(db, 'car', car?.supplierId ?? null),
    did: args.url.searchParams.get('did') ?? '',
    given: givenMember(args.url.searchParams),
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const member = await findMember(ctx.db, 'car', args.params.id)
  return saveByForm(ctx, read, { kind: 'car', member, form: await args.request.formData(), actor, params: args.url.searchParams })
}

export const shouldRevalidate = revalidateOnConflict

export default function CarScreen({
  loaderData: { car, ahead, classes, choices, did, given },
  actionData,
}: Route.ComponentProps) {
  const screenLabels = useWords(crewAdminWords)
  const words = useWords(crewMemberWords)
  const { fields, hints } = words
  const errors = actionData?.errors ?? {}
  const values: Record<string, string | undefined> = actionData?.values ?? car?.values ?? given
  const field = (name: keyof typeof fields) => ({ name, label: fields[name], error: errors[name], defaultValue: values[name] })
  const typed = { values, errors }
  return (
    <MemberForm
      title={car?.name ?? screenLabels.newCar}
      lede={words.ledes.car}
      member={car}
      ahead={ahead}
      did={did}
      reply={actionData}
    >
      <Pane title={words.groups.vehicle} className="stack">
        <div className="grid2">
          <TextField {...field('name')} maxLength={120} required />
          <TextField {...field('plate')} maxLength={20} autoComplete="off" spellCheck={false} />
          <SelectField {...field('vehicleClassId')} choices={[{ value: '', words: fields.noClass }, ...classes]} />
          <TextField {...field('seats')} type="number" min={1} max={99} />
          <SelectField
            {...field('ownership')}
            label={fields.ownershipOfCar}
            choices={carOwnerships.map((value) => ({ value, words: words.ownershipOfCar[value] }))}
          />
          <SelectField
            {...field('supplierId')}
            hint={hints.supplierId}
            choices={[{ value: '', words: fields.noSupplier }, ...choices.suppliers]}
          />
        </div>
        <label className="tick">
          <input type="checkbox" name="forHire" defaultChecked={values.forHire === 'on'} />
          <span>{fields.forHire}</span>
        </label>
        <TextArea {...field('note')} hint={hints.note} rows={2} />
      </Pane>
      <Pane title={words.groups.papers} className="stack">
        <div className="grid2">
          <TextField {...field('inspectionUntil')} type="date" />
          <TextField {...field('insuredUntil')} type="date" />
          <TextField {...field('yellowCardUntil')} type="date" />
          <SelectField
            {...field('licenceClass')}
            choices={[
              { value: '', words: fields.noLicenceClass },
              ...licenceClasses.map((value) => ({ value, words: words.licenceClass[value] })),
            ]}
          />
        </div>
        <Ticks
          {...typed}
          name="yellowCardCountries"
          legend={fields.yellowCardCountries}
          hint={hints.yellowCardCountries}
          choices={choices.countries}
        />
      </Pane>
      <Pane title={words.groups.where} className="stack">
        <div className="grid2">
          <SelectField
            {...field('basePlaceId')}
            hint={hints.basePlaceId}
            choices={[{ value: '', words: fields.noBase }, ...choices.places]}
          />
        </div>
      </Pane>
    </MemberForm>
  )
}

import { data, Form } from 'react-router'
import type { VersionChange } from '#features/trips/changes/version-change.ts'
import { itemsOfDay } from '#features/trips/changes/version-change.ts'
import { addDays } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { contextOf } from '../../../context.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { tripFormWords } from '../../../words/admin/trips/builder.ts'
import { admit } from '../../admit.server.ts'
import { Pane } from '../../components/pane.tsx'
import type { Route } from './+types/day.ts'
import { TripFormPage } from './form-page.tsx'
import { placeChoices } from './load-version.server.ts'
import { versionOfAddress } from './of-address.server.ts'
import { fieldsOf } from './read-fields.ts'
import { refuseFields, saveChange } from './save-change.server.ts'

const words = tripFormWords.day

async function dayOfAddress(args: Route.LoaderArgs | Route.ActionArgs) {
  const { db } = contextOf(args.context)
  const found = await versionOfAddress(db, args.params)
  const day = found.version.days.find((one) => String(one.day) === args.params.day)
  if (!day) throw data(null, { status: 404 })
  return { ...found, day }
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'trips:write')
  const { version, path, day } = await dayOfAddress(args)
  const { title, text, fromPlaceId, toPlaceId } = day
  return {
    of: { path, number: version.number, edition: version.edition },
    day: day.day,
    days: version.days.length,
    lede: words.lede(dayText(addDays(version.startsOn, day.day - 1))),
    values: { title, text, from: fromPlaceId ?? '', to: toPlaceId ?? '' },
    places: [{ value: '', words: words.noPlace }, ...(await placeChoices(contextOf(args.context).db))],
  }
}

export async function action(args: Route.ActionArgs) {
  await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const { version, path, day } = await dayOfAddress(args)
  const form = await args.request.formData()
  const save = (change: VersionChange, at: number) =>
    saveChange(ctx, version, { form, change, to: `${path}?did=saved#day-${at}` })
  const event = form.get('event')
  if (event === 'remove') {
    const items = itemsOfDay.find((one) => one === form.get('items'))
    if (!items) throw data(null, { status: 422 })
    return save({ change: 'remove-day', day: day.day, items }, Math.max(1, day.day - 1))
  }
  if (event === 'move') {
    const to = Number(form.get('place')) || 0
    return save({ change: 'move-day', day: day.day, to }, to)
  }
  const fields = fieldsOf(form)
  const places = new Set((await placeChoices(ctx.db)).map(({ value }) => value))
  const placeOf = (name: string) => {
    const id = fields.plain(name)
    if (id !== '' && !places.has(id)) fields.fault(name, 'place-unknown')
    return id || null
  }
  const facts = {
    title: fields.text('title', 160),
    text: fields.text('text', 4_000),
    fromPlaceId: placeOf('from'),
    toPlaceId: placeOf('to'),
  }
  if (Object.keys(fields.errors).length > 0) return refuseFields(form, fields.errors)
  return save({ change: 'day', day: day.day, facts }, day.day)
}

export const shouldRevalidate = revalidateOnConflict

/** What a day is called, its text and places; moving it, and taking it out. */
export default function DayPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { of, day, days, lede, places } = loaderData
  const values: Record<string, string | undefined> = reply?.values.event === 'save' ? reply.values : loaderData.values
  const errors = reply?.errors ?? {}
  const { fields } = words
  const place = (name: 'from' | 'to') => (
    <SelectField name={name} label={fields[name]} error={errors[name]} defaultValue={values[name]} choices={places} />
  )
  return (
    <TripFormPage
      title={words.title(day)}
      lede={lede}
      of={of}
      reply={reply}
      below={
        days > 1 && (
          <div className="panes">
            <Pane title={words.moveTitle} className="stack">
              <p className="small">{words.moveText}</p>
              <Form method="post" className="row">
                <input type="hidden" name="seen" value={of.edition} />
                <SelectField
                  name="place"
                  label={words.moveTo}
                  choices={Array.from({ length: days }, (_, at) => ({ value: `${at + 1}`, words: `${at + 1}` }))}
                  defaultValue={day}
                />
                <button className="btn line" type="submit" name="event" value="move">
                  {words.moveGo}
                </button>
              </Form>
            </Pane>
            <Pane title={words.takeOut} className="stack">
              <p className="small">{words.takeOutText}</p>
              <Form method="post" className="stack">
                <input type="hidden" name="seen" value={of.edition} />
                {itemsOfDay.map((fate, at) => (
                  <label key={fate} className="tick">
                    <input type="radio" name="items" value={fate} defaultChecked={at === 0} />
                    <span>{words.fates[fate]}</span>
                  </label>
                ))}
                <div className="row">
                  <button className="btn line" type="submit" name="event" value="remove">
                    {words.takeOutGo}
                  </button>
                </div>
              </Form>
            </Pane>
          </div>
        )
      }
    >
      <div className="grid2">
        <TextField name="title" label={fields.title} error={errors.title} defaultValue={values.title} maxLength={160} wide />
        {place('from')}
        {place('to')}
      </div>
      <TextArea name="text" label={fields.text} error={errors.text} defaultValue={values.text} maxLength={4000} rows={6} />
    </TripFormPage>
  )
}

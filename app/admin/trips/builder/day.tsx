import { useState } from 'react'
import { data, Form, Link, useSearchParams } from 'react-router'
import { listPictureWords } from '#features/media/reads.server.ts'
import type { VersionChange } from '#features/trips/changes/version-change.ts'
import { itemsOfDay } from '#features/trips/changes/version-change.ts'
import { mostDayPictures } from '#features/trips/trip-version.ts'
import { addDays } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { tripLossWords } from '../../../words/admin/trips/trip-losses.ts'
import { admit } from '../../admit.server.ts'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import { FormDialog } from '../../components/dialogs/form-dialog.tsx'
import { Pane } from '../../components/pane.tsx'
import type { PickablePicture } from '../../editor/pictures/picked.ts'
import { PicturePicker } from '../../editor/pictures/picture-picker.tsx'
import { readPictures } from '../../editor/pictures/pictures-field.tsx'
import { picturesToChoose } from '../../editor/pictures/pictures-to-choose.server.ts'
import { postedOf } from '../../editor/posted.ts'
import { dayPath } from '../trip-paths.ts'
import type { Route } from './+types/day.ts'
import { TripFormPage } from './form-page.tsx'
import { placeChoices } from './load-version.server.ts'
import { versionOfAddress } from './of-address.server.ts'
import { fieldsOf } from './read-fields.ts'
import { refuseFields, saveChange } from './save-change.server.ts'

async function dayOfAddress(args: Route.LoaderArgs | Route.ActionArgs) {
  const { db } = contextOf(args.context)
  const found = await versionOfAddress(db, args.params)
  const day = found.version.days.find((one) => String(one.day) === args.params.day)
  if (!day) throw data(null, { status: 404 })
  return { ...found, day }
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'trips:write')
  const { db } = contextOf(args.context)
  const read = wordsReader(args.context)
  const words = read(tripFormWords).day
  const { version, path, day } = await dayOfAddress(args)
  const { title, text, fromPlaceId, toPlaceId, pictures } = day
  return {
    of: { path, number: version.number, edition: version.edition },
    day: day.day,
    days: version.days.length,
    lede: words.lede({ date: read.format.day(addDays(version.startsOn, day.day - 1)) }),
    values: { title, text, from: fromPlaceId ?? '', to: toPlaceId ?? '' },
    places: [{ value: '', words: words.noPlace }, ...(await placeChoices(db))],
    pictures,
    library: await picturesToChoose(db, pictures),
  }
}

export async function action(args: Route.ActionArgs) {
  await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const { version, path, day } = await dayOfAddress(args)
  const form = await args.request.formData()
  const save = (change: VersionChange, at: number) =>
    saveChange(ctx, read, version, { form, change, to: dayPath(path, at, { did: 'saved' }) })
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
  const pictures = readPictures(postedOf(form), 'pictures')
  const described = await listPictureWords(ctx.db, pictures)
  if (pictures.some((id) => !described.get(id))) fields.fault('pictures', 'picture-unknown')
  if (pictures.length > mostDayPictures) fields.fault('pictures', 'pictures-many')
  const facts = {
    title: fields.text('title', 160),
    text: fields.text('text', 4_000),
    fromPlaceId: placeOf('from'),
    toPlaceId: placeOf('to'),
    pictures,
  }
  if (Object.keys(fields.errors).length > 0) return refuseFields(read, form, fields.errors)
  return save({ change: 'day', day: day.day, facts }, day.day)
}

export const shouldRevalidate = revalidateOnConflict

/** What a day is called, its text, places and photographs; moving it, and taking it out. */
export default function DayPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { of, day, days, lede, places, library } = loaderData
  const [params] = useSearchParams()
  const words = useWords(tripFormWords).day
  const lossLabels = useWords(tripLossWords)
  const labels = lossLabels.day
  const isRemoving = reply?.values.event === 'remove'
  const typed = reply?.values.event === 'save' ? reply.values : undefined
  const values: Record<string, string | undefined> = typed ?? loaderData.values
  const errors = reply?.errors ?? {}
  const { fields } = words
  const place = (name: 'from' | 'to') => (
    <SelectField name={name} label={fields[name]} error={errors[name]} defaultValue={values[name]} choices={places} />
  )
  return (
    <TripFormPage
      title={words.title({ day })}
      lede={lede}
      of={of}
      reply={isRemoving ? undefined : reply}
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
            <Pane title={labels.takeOut} className="stack">
              <p className="small">{labels.takeOutText}</p>
              <div className="row">
                <Link className="btn line" to={`?${dialogParameter}=remove`} preventScrollReset>
                  {labels.open}
                </Link>
              </div>
            </Pane>
            {(params.get(dialogParameter) === 'remove' || isRemoving) && (
              <FormDialog
                dialog="remove"
                title={labels.title({ day })}
                text={labels.text}
                hidden={{ event: 'remove', seen: of.edition }}
                go={labels.go}
                keep={lossLabels.cancel}
                refusal={isRemoving ? reply.sentence : undefined}
              >
                {itemsOfDay.map((fate, at) => (
                  <label key={fate} className="tick">
                    <input type="radio" name="items" value={fate} defaultChecked={at === 0} />
                    <span>{labels.fates[fate]}</span>
                  </label>
                ))}
              </FormDialog>
            )}
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
      <DayPictures
        key={day}
        first={typed ? readPictures(postedOf(Object.entries(typed)), 'pictures') : loaderData.pictures}
        library={library}
        problem={errors.pictures}
      />
    </TripFormPage>
  )
}

type PicturesProps = { first: readonly string[]; library: readonly PickablePicture[]; problem: string | undefined }

/** The photographs of a day in their order; without JavaScript a select for each place. */
function DayPictures({ first, library, problem }: PicturesProps) {
  const words = useWords(tripFormWords).day
  const [value, setValue] = useState(first)
  return (
    <PicturePicker
      name="pictures"
      label={words.fields.pictures}
      hint={words.picturesHint({ most: mostDayPictures })}
      {...(problem && { problem })}
      value={value}
      onChange={setValue}
      pictures={library}
      most={mostDayPictures}
      spare={mostDayPictures}
      posts={false}
    />
  )
}

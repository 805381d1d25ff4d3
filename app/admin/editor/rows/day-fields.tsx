import { memo, type ReactNode, useState } from 'react'
import type { Meal, PackageDay } from '#features/packages/package.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { FieldError, fieldId, TextField } from '../../../ui/field.tsx'
import { dayBuilderWords } from '../../../words/admin/content/editor-days.ts'
import { itineraryWords } from '../../../words/itinerary.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { EditorIcon } from '../editor-icon.tsx'
import type { PickablePicture } from '../pictures/picked.ts'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { roadTimeText } from './day-text.ts'
import { endingIn, type HotelChoice, nightIn } from './days.ts'

/** The options of the fields of every day: places by country, hotels with those of a place first, and photographs. */
export type DayLists = {
  places: ReactNode
  hotelsIn: ReadonlyMap<string, ReactNode>
  pictures: readonly PickablePicture[]
}

type Props = {
  path: string
  at: number
  day: PackageDay
  changeAt: (at: number, day: PackageDay) => void
  hotels: readonly HotelChoice[]
  lists: DayLists
  legBetween: (from: string, to: string) => { minutes: number; km: number } | undefined
  wrong: Readonly<Record<string, string>>
}

const meals: readonly Meal[] = ['breakfast', 'lunch', 'dinner']
const digits = (text: string) => Number(text.replace(/\D/g, '').slice(0, 5))

/** Rendered again only when its own day changes, because the fields of all other days are beside it. */
export const DayFields = memo(function DayFields({ path, at, day, changeAt, hotels, lists, legBetween, wrong }: Props) {
  const words = useWords(dayBuilderWords)
  const { eaten } = useWords(itineraryWords)
  const change = (changed: PackageDay) => changeAt(at, changed)
  const { night, ...dayOnly } = day
  const setNight = (place: string) => change(place === '' ? dayOnly : { ...day, night: nightIn(night, place, hotels) })
  const error = (field: string) => wrong[`${path}.${field}`]
  const wrongPicture = error('pictures') ?? error('pictures.0') ?? error('pictures.1')
  return (
    <>
      <TextField
        name={`${path}.title`}
        label={words.title}
        wide
        value={day.title}
        error={error('title')}
        onChange={({ currentTarget }) => change({ ...day, title: currentTarget.value })}
      />
      <div className={error('text') ? 'field span2 err' : 'field span2'}>
        <label htmlFor={fieldId(`${path}.text`)}>{words.text}</label>
        <textarea
          id={fieldId(`${path}.text`)}
          name={`${path}.text`}
          value={day.text}
          aria-invalid={error('text') ? true : undefined}
          aria-describedby={`${fieldId(`${path}.text`)}-hint`}
          onChange={({ currentTarget }) => change({ ...day, text: currentTarget.value })}
        />
        <FieldError name={`${path}.text`} error={error('text')} />
        <span className="hint" id={`${fieldId(`${path}.text`)}-hint`}>
          {words.textHint}
        </span>
      </div>
      <PlacePick
        name={`${path}.from`}
        label={words.from}
        value={day.from}
        none={words.choosePlace}
        error={error('from')}
        options={lists.places}
        onPick={(from) => change({ ...day, from })}
      />
      <PlacePick
        name={`${path}.to`}
        label={words.to}
        value={day.to}
        none={words.choosePlace}
        error={error('to')}
        options={lists.places}
        onPick={(to) => change(endingIn(day, to, hotels))}
      />
      <Drive path={path} day={day} change={change} legBetween={legBetween} error={error} />
      <PlacePick
        name={`${path}.night.place`}
        label={words.nightPlace}
        value={night?.place ?? ''}
        none={words.noNight}
        error={error('night.place')}
        options={lists.places}
        onPick={setNight}
      />
      <PlacePick
        name={`${path}.night.hotel`}
        label={words.hotel}
        value={night?.hotel ?? ''}
        none={night ? words.chooseHotel : words.noNight}
        error={error('night.hotel')}
        options={lists.hotelsIn.get(night?.place ?? '')}
        onPick={(hotel) => {
          const place = night?.place ?? hotels.find(({ id }) => id === hotel)?.placeId ?? day.to
          change({ ...day, night: { place, hotel } })
        }}
      />
      <fieldset className="span2 meals">
        <legend className="legend">{words.meals}</legend>
        {meals.map((meal) => (
          <label className="chip" key={meal}>
            <input
              type="checkbox"
              name={`${path}.meals`}
              value={meal}
              checked={day.meals.includes(meal)}
              onChange={({ currentTarget }) => {
                const has = (one: Meal) => (one === meal ? currentTarget.checked : day.meals.includes(one))
                change({ ...day, meals: meals.filter(has) })
              }}
            />
            {eaten[meal]}
          </label>
        ))}
      </fieldset>
      <div className="span2">
        <PicturePicker
          name={`${path}.pictures`}
          label={words.photos}
          hint={words.photosHint}
          {...(wrongPicture && { problem: wrongPicture })}
          value={day.pictures ?? []}
          onChange={(pictures) => change({ ...day, pictures })}
          pictures={lists.pictures}
          most={2}
          posts={false}
        />
      </div>
    </>
  )
})

type PlacePickProps = {
  name: string
  label: string
  value: string
  none: string
  error: string | undefined
  options: ReactNode
  onPick: (id: string) => void
}

/** A native datalist: it filters by typing, and a phone shows its own control. */
function PlacePick({ name, label, value, none, error, options, onPick }: PlacePickProps) {
  const id = fieldId(name)
  return (
    <div className={error ? 'field err' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
      >
        <option value="">{none}</option>
        {options}
      </select>
      <FieldError name={name} error={error} />
    </div>
  )
}

type DriveProps = Pick<Props, 'path' | 'day' | 'legBetween'> & {
  change: (day: PackageDay) => void
  error: (field: string) => string | undefined
}

function Drive({ path, day, change, legBetween, error }: DriveProps) {
  const read = useReader()
  const words = read(dayBuilderWords)
  const inBrowser = useInBrowser()
  const [announcement, setAnnouncement] = useState('')
  const take = () => {
    const leg = legBetween(day.from, day.to)
    setAnnouncement(leg ? words.taken({ time: roadTimeText(read, leg.minutes), km: leg.km }) : words.noLeg)
    if (leg) change({ ...day, driveMinutes: leg.minutes, driveKm: leg.km })
  }
  return (
    <div className="span2 drive">
      <TextField
        name={`${path}.driveMinutes`}
        label={words.minutes}
        hint={day.driveMinutes > 0 ? words.hours({ time: roadTimeText(read, day.driveMinutes) }) : words.noTime}
        inputMode="numeric"
        value={day.driveMinutes}
        error={error('driveMinutes')}
        onChange={({ currentTarget }) => change({ ...day, driveMinutes: digits(currentTarget.value) })}
      />
      <TextField
        name={`${path}.driveKm`}
        label={words.km}
        inputMode="numeric"
        value={day.driveKm}
        error={error('driveKm')}
        onChange={({ currentTarget }) => change({ ...day, driveKm: digits(currentTarget.value) })}
      />
      {inBrowser && day.from !== day.to && (
        <button type="button" className="btn line sm" onClick={take}>
          <EditorIcon name="route" /> {words.take}
        </button>
      )}
      <p role="status" className="small muted">
        {announcement}
      </p>
    </div>
  )
}

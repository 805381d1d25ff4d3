import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { PackageDay } from '#features/packages/package.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { mealsText } from '../../../shared/journeys/meals-text.ts'
import { dayBuilderWords } from '../../../words/admin/content/editor-days.ts'
import { itineraryWords } from '../../../words/itinerary.ts'
import { Fold } from '../fold.tsx'
import type { PickablePicture } from '../pictures/picked.ts'
import type { Widget } from '../widget-frame.tsx'
import { DayFields, type DayLists } from './day-fields.tsx'
import { dayDoubtText, dayLine, nightsText, roadTimeText } from './day-text.ts'
import { dayDoubts, freshDay, type HotelChoice, type PlaceChoice, sumOfDays, withDay } from './days.ts'
import { Rows } from './rows.tsx'

type Props = Widget<readonly PackageDay[]> & {
  places: readonly PlaceChoice[]
  hotels: readonly HotelChoice[]
  /**
   * Minutes and kilometres between two places, by their ids; undefined where none are known. Pass the same function each time,
   * so that typing stays fast.
   */
  legBetween: (from: string, to: string) => { minutes: number; km: number } | undefined
  /** The photographs to choose from. */
  pictures?: readonly PickablePicture[]
  /** The error sentences by the path of the field: 'days.2.title'. */
  wrong?: Readonly<Record<string, string>>
}

const none: Readonly<Record<string, string>> = {}
const noPictures: readonly PickablePicture[] = []
/** 'Sekenani' of 'Sekenani, Maasai Mara'. */
const shortName = (name: string) => name.split(', ')[0] ?? name

/**
 * The days of a journey, each folded to a line and opened to its fields. Posted as `<name>.0.title`, `.text`, `.from`, `.to`,
 * `.driveMinutes`, `.driveKm`, `.meals` (once for each), `.night.place` and `.night.hotel`, empty without a night, and
 * `.pictures.0`, `.pictures.1`.
 */
export function DayBuilder({
  name,
  label,
  value,
  onChange,
  problem,
  hint,
  places,
  hotels,
  legBetween,
  pictures = noPictures,
  wrong = none,
}: Props) {
  const read = useReader()
  const words = read(dayBuilderWords)
  const lists = useDayLists(places, hotels, pictures)
  const changeAt = useLatest((at: number, day: PackageDay) => onChange(withDay(value, at, day)))
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id
  const hotelOf = (id: string) => hotels.find((hotel) => hotel.id === id)?.name ?? id
  const { eaten } = read(itineraryWords)
  const doubts = dayDoubts(value, hotels)
  const sum = sumOfDays(value)
  return (
    <Rows
      name={name}
      label={label}
      value={value}
      onChange={onChange}
      problem={problem}
      hint={hint}
      rowName={(number) => words.day({ number })}
      add={words.add}
      fresh={freshDay}
      copies
      most={60}
      className="days-edit"
      before={
        value.length > 0 && (
          <p className="days-sum num">
            <b>
              {words.road({
                drives: sum.minutes > 0 ? 'yes' : 'no',
                time: roadTimeText(read, sum.minutes),
                km: sum.km,
              })}
            </b>{' '}
            {nightsText(
              read,
              sum.nights.map(({ place, count }) => ({ place: shortName(nameOf(place)), count })),
            )}
          </p>
        )
      }
    >
      {({ row, path, at }) => {
        const sentences = doubts.filter((doubt) => doubt.at === at).map((doubt) => dayDoubtText(read, doubt, nameOf))
        const isWrong = Object.keys(wrong).some((field) => field.startsWith(`${path}.`))
        return (
          <Fold
            opens={isWrong || row.title === ''}
            head={
              <>
                <b>{row.title || words.untitled}</b>
                <small>
                  {dayLine(read, {
                    from: nameOf(row.from),
                    to: nameOf(row.to),
                    minutes: row.driveMinutes,
                    hotel: row.night && hotelOf(row.night.hotel),
                    meals: mealsText(row.meals, eaten),
                  })}
                </small>
                {sentences.map((sentence) => (
                  <small className="doubtful" key={sentence}>
                    {sentence}
                  </small>
                ))}
              </>
            }
          >
            <DayFields
              path={path}
              day={row}
              at={at}
              changeAt={changeAt}
              hotels={hotels}
              lists={lists}
              legBetween={legBetween}
              wrong={wrong}
            />
          </Fold>
        )
      }}
    </Rows>
  )
}

/** A function that is the same in every render and calls the newest one. */
function useLatest<Args extends unknown[]>(does: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(does)
  useLayoutEffect(() => {
    latest.current = does
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** The options of all days' fields, made once: a long journey has thousands of them, and typing must not render them again. */
function useDayLists(
  places: readonly PlaceChoice[],
  hotels: readonly HotelChoice[],
  pictures: readonly PickablePicture[],
): DayLists {
  const words = useWords(dayBuilderWords)
  return useMemo(() => {
    const options = (list: readonly { id: string; name: string }[]) =>
      list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))
    const groups = [...Map.groupBy(places, ({ country }) => country)].map(([country, list]) => (
      <optgroup key={country} label={country}>
        {options(list)}
      </optgroup>
    ))
    const hotelsIn = new Map(
      [...places.map(({ id }) => id), ''].map((id) => {
        const here = hotels.filter(({ placeId }) => placeId === id)
        const rest = hotels.filter(({ placeId }) => placeId !== id)
        return [
          id,
          <>
            {here.length > 0 && <optgroup label={words.hotelsHere}>{options(here)}</optgroup>}
            <optgroup label={words.hotelsElsewhere}>{options(rest)}</optgroup>
          </>,
        ] as const
      }),
    )
    return { places: groups, hotelsIn, pictures }
  }, [places, hotels, pictures, words])
}

import { useMemo } from 'react'
import { differences } from '#features/content/difference.ts'
import type { PackageDay } from '#features/packages/package.ts'
import { type Comfort, comforts } from '#features/pricing/packages/package-rates.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { firstUpper } from '#values/first-upper.ts'
import { usd } from '#values/money.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldFrame, fieldProps } from '../../ui/field.tsx'
import { packageAdminWords } from '../../words/admin/content/packages.ts'
import { comfortWords } from '../../words/comforts.ts'
import { priceTableWords } from '../../words/price-table.ts'
import type { PickablePicture } from '../editor/pictures/picked.ts'
import { picturesText } from '../editor/pictures/pictures-field.tsx'
import { DayBuilder } from '../editor/rows/day-builder.tsx'
import { endingIn, freshDay } from '../editor/rows/days.ts'
import { type Choices, type FieldWidgetProps, widgetField } from '../editor/shape.ts'
import { PriceGrid } from '../editor/sheet/price-grid.tsx'
import { type Widget, WidgetFrame } from '../editor/widget-frame.tsx'
import { readComforts, type WrittenComfort } from './read-comforts.ts'
import { readDays, type WrittenDay } from './read-days.ts'
import { RoutePane } from './route-pane.tsx'
import { readPrices, splitPrices, type WrittenPrice } from './written-prices.ts'

/** The days of a journey, with what the catalogue knows of places, hotels and the ways between. */
export const daysField = widgetField<readonly WrittenDay[]>({
  Component: Days,
  read: readDays,
  describe: (days) => days.map(({ title }, at) => `${at + 1}. ${title}`).join('\n'),
  differ: (before, after, choices, read) =>
    differences(before, after).map(({ path, before: was, after: is }) => {
      const [, field = ''] = path.split('.')
      const valueText = (value: unknown) => {
        if (field === 'pictures')
          return picturesText(
            [value].flat().map((id) => String(id ?? '')),
            choices,
          )
        return field ? describePart(value, choices) : describeDay(value as WrittenDay | undefined)
      }
      return { at: dayPlaceText(read, path), before: valueText(was), after: valueText(is) }
    }),
  labelOf: dayPlaceText,
  fresh: () => freshDay([]),
  asks: ['places', 'hotels', 'connections', 'pictures'],
  sees: 'countries',
  place: (below) => {
    const [at, field, part] = below.split('.')
    if (field === undefined || field === 'meals') return at ?? ''
    return field === 'night' ? `${at}.night.${part ?? 'place'}` : `${at}.${field}`
  },
})

/** 'day 2, title' of '1.title'. */
function dayPlaceText(read: ReadWords, path: string): string {
  const [at = '', field = '', part = ''] = path.split('.')
  const labels: Readonly<Record<string, string>> = read(packageAdminWords).day
  const label = labels[field === 'pictures' ? field : part || field] ?? field
  return [read(packageAdminWords).dayNumber({ number: Number(at) + 1 }), label].filter(Boolean).join(', ')
}

const describeDay = (day: WrittenDay | undefined) => (day ? [day.title, day.text].filter(Boolean).join('\n') : '')

/** An id of the content is shown by its name. */
function describePart(value: unknown, choices: Choices): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => describePart(one, choices))
      .join(', ')
  const id = String(value)
  return [...(choices.places ?? []), ...(choices.hotels ?? [])].find((choice) => choice.id === id)?.name ?? id
}

const noCountries: readonly string[] = []
const noPictures: readonly PickablePicture[] = []

function Days({ choices, problems, value, onChange, seen, ...props }: FieldWidgetProps<readonly WrittenDay[]>) {
  const places = useMemo(
    () => (choices.places ?? []).map(({ id, name, group = '' }) => ({ id, name, country: group })),
    [choices.places],
  )
  const legBetween = useMemo(() => {
    const connections = new Map(
      (choices.connections ?? []).flatMap((way) => [
        [`${way.fromId} ${way.toId}`, way],
        [`${way.toId} ${way.fromId}`, way],
      ]),
    )
    return (from: string, to: string) => connections.get(`${from} ${to}`)
  }, [choices.connections])
  // What was typed and is no figure is shown as it was typed.
  const days = (value ?? []) as unknown as readonly PackageDay[]
  const change = (next: readonly PackageDay[]) => onChange(next as unknown as readonly WrittenDay[])
  const hotels = choices.hotels ?? []
  const addStop = (place: string) => {
    if (place === '') return
    const fresh = endingIn(freshDay(days), place, hotels)
    // A journey begins where its first day is put.
    const day = { ...fresh, from: fresh.from || place }
    const leg = legBetween(day.from, place)
    change([...days, { ...day, ...(leg && { driveMinutes: leg.minutes, driveKm: leg.km }) }])
  }
  return (
    <div className="days-and-route">
      <DayBuilder
        name={props.name}
        label={props.label}
        hint={props.hint}
        problem={props.problem}
        value={days}
        onChange={change}
        places={places}
        hotels={hotels}
        legBetween={legBetween}
        pictures={choices.pictures ?? noPictures}
        wrong={problems}
      />
      <RoutePane days={days} countries={(seen ?? noCountries) as readonly string[]} places={places} onAdd={addStop} />
    </div>
  )
}

/** How one sleeps, in each comfort that is on sale. */
export const comfortsField = widgetField<readonly WrittenComfort[]>({
  Component: ({ name, label, hint, problem, value, onChange }) => (
    <ComfortNotes {...{ name, label, hint, problem, onChange }} value={value ?? []} />
  ),
  read: readComforts,
  describe: (written, read) =>
    written.map(({ comfort, note }) => read(comfortWords)[comfort] + read.format.colon + note).join('\n'),
})

/** The prices for each person. A cell that cannot be read stays as it was typed. */
export const pricesField = widgetField<readonly WrittenPrice[]>({
  Component: Prices,
  read: readPrices,
  describe: (prices, read) =>
    prices.map((price) => priceName(read, price) + read.format.colon + amountText(read, price)).join('\n'),
  differ: (before, after, _, read) => {
    const [was, is] = [before, after].map(
      (prices) => new Map(prices.map((price) => [priceName(read, price), amountText(read, price)])),
    )
    return [...new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])]
      .map((name) => ({ at: name, before: was?.get(name) ?? '', after: is?.get(name) ?? '' }))
      .filter((flash) => flash.before !== flash.after)
  },
  sees: 'comforts',
})

const amountText = ({ format }: ReadWords, { amountMinor }: WrittenPrice) =>
  typeof amountMinor === 'number' ? format.money(usd(amountMinor)) : amountMinor

function priceName(read: ReadWords, { comfort, season, occupancy, groupSize }: WrittenPrice): string {
  const words = read(packageAdminWords)
  return firstUpper(
    [
      read(comfortWords)[comfort],
      read(priceTableWords).season[season].toLowerCase(),
      words.occupancy[occupancy],
      words.group({ sized: groupSize === '' ? 'no' : 'yes', size: groupSize }),
    ].join(', '),
  )
}

function Prices({ name, label, hint, problem, value, onChange, saved, seen }: FieldWidgetProps<readonly WrittenPrice[]>) {
  const { prices, faults, emptySizes } = splitPrices(value ?? [], name)
  const described = new Set(((seen ?? []) as readonly { comfort: Comfort }[]).map(({ comfort }) => comfort))
  const newGroup = (value ?? []).find(({ groupSize }) => typeof groupSize === 'string')?.groupSize
  return (
    <PriceGrid
      name={name}
      label={label}
      hint={hint}
      problem={problem}
      value={prices}
      saved={splitPrices(saved ?? [], name).prices}
      // One that is not described any more and has prices keeps its columns: what stands in them is seen, and reported by the checks.
      onSale={comforts.filter((comfort) => described.has(comfort) || (value ?? []).some((price) => price.comfort === comfort))}
      faults={faults}
      emptySizes={emptySizes}
      newGroup={newGroup === undefined ? undefined : String(newGroup)}
      onChange={onChange}
    />
  )
}

/** How one sleeps, in the words for each comfort; one without words is not on sale. Posted as `<name>.lodge`. */
function ComfortNotes({ name, label, hint, problem, value, onChange }: Widget<readonly WrittenComfort[]>) {
  const comfortNames = useWords(comfortWords)
  const noteOf = (comfort: string) => value.find((one) => one.comfort === comfort)?.note ?? ''
  return (
    <WidgetFrame name={name} label={label} hint={hint} problem={problem}>
      <div className="form two">
        {comforts.map((comfort) => {
          const frame = { name: `${name}.${comfort}`, label: comfortNames[comfort], wide: true }
          return (
            <FieldFrame key={comfort} {...frame}>
              <textarea
                {...fieldProps(frame)}
                rows={2}
                value={noteOf(comfort)}
                onChange={({ currentTarget }) => {
                  const notes = comforts.map((one) => ({
                    comfort: one,
                    note: one === comfort ? currentTarget.value : noteOf(one),
                  }))
                  onChange(notes.filter(({ note }) => note !== ''))
                }}
              />
            </FieldFrame>
          )
        })}
      </div>
    </WidgetFrame>
  )
}

import { randomUUID } from 'node:crypto'
import { useState } from 'react'
import { data, Form, Link } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import { plainItem } from '#features/trips/begin/from-package.ts'
import type { ItemFacts, TripVersion } from '#features/trips/trip-version.ts'
import { addDays } from '#values/dates.ts'
import { isUuid } from '#values/uuid.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { admit } from '../../admit.server.ts'
import { Pane } from '../../components/pane.tsx'
import { pathWithQuery } from '../../components/path-with-query.ts'
import { customerNames } from '../customer-names.server.ts'
import { dayPath } from '../trip-paths.ts'
import type { Route } from './+types/new-item.ts'
import { TripFormBar, TripFormPage } from './form-page.tsx'
import { ItemFields } from './item-form.tsx'
import { itemFormFacts, placeFault } from './item-form-facts.server.ts'
import { loadPicks, pickedFacts } from './load-picks.server.ts'
import { versionOfAddress } from './of-address.server.ts'
import { PickList } from './pick-list.tsx'
import { itemValues, kindOf, readItemForm, sourceOf } from './read-item-form.ts'
import { readPick } from './read-pick.ts'
import { refuseFields, saveChange } from './save-change.server.ts'
import { sourceText } from './source-text.ts'

const typedSources = ['hand', 'own', 'placeholder'] as const

/** The item that an address asks for, before anything is said of it. */
function requestedItem(query: URLSearchParams, version: TripVersion): ItemFacts {
  const kind = kindOf(query.get('kind'))
  const pick = readPick(query, version)
  if (!kind || !pick) throw data(null, { status: 404 })
  const source = sourceOf(query.get('source')) ?? (kind === 'fee' ? 'fee' : 'service')
  return { ...plainItem, kind, source, title: '', ...pick }
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'trips:write')
  const { db } = contextOf(args.context)
  const read = wordsReader(args.context)
  const words = read(tripFormWords).item
  const { version, path } = await versionOfAddress(db, args.params)
  const { searchParams } = args.url
  const item = requestedItem(searchParams, version)
  const isTyped = typedSources.some((way) => way === item.source)
  const facts = await itemFormFacts(db, read, version, item)
  const search = (searchParams.get('search') ?? '').replaceAll('\0', '').trim().slice(0, 60)
  return {
    of: { path, number: version.number, edition: version.edition },
    title: [words.newTitle[item.kind], isTyped && sourceText(read, item.source)].filter(Boolean).join(', '),
    lede: words.lede({ day: item.day, date: read.format.day(addDays(version.startsOn, item.day - 1)) }),
    isTyped,
    facts,
    values: itemValues(item, version),
    newId: randomUUID(),
    query: { kind: item.kind, day: item.day, days: item.days, place: item.placeId ?? '', option: item.options?.[0], search },
    picks: isTyped
      ? []
      : await loadPicks(db, version, item, {
          read,
          search,
          readsCosts: may(staff.role, 'costs:read'),
        }),
  }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const reader = wordsReader(args.context)
  const { trip, version, path } = await versionOfAddress(ctx.db, args.params)
  const form = await args.request.formData()
  const query = new URLSearchParams(args.url.searchParams)
  // Typed and not shown yet: what is taken is taken for so many.
  if (form.has('pick') && form.get('days')) query.set('days', String(form.get('days')))
  const item = requestedItem(query, version)
  const id = String(form.get('id') ?? '')
  if (!isUuid(id)) throw data(null, { status: 422 })
  const save = (facts: ItemFacts) =>
    saveChange(ctx, reader, version, {
      form,
      change: { change: 'add-item', id, facts },
      to: dayPath(path, facts.day, { did: 'saved', option: query.get('option') ?? undefined }),
    })
  if (item.source === 'service' || item.source === 'fee') {
    const names = await customerNames(args.context, trip.language)
    const facts = await pickedFacts(ctx.db, version, item, { key: String(form.get('pick') ?? ''), names })
    if (!facts) return refuseFields(reader, form, { search: item.source === 'fee' ? 'fee-unknown' : 'service-unknown' })
    return save({ ...facts, mayEstimate: facts.source === 'service' && form.get('estimate') === 'on' })
  }
  if (item.source === 'hand' && !may(staff.role, 'costs:read')) throw data(null, { status: 403 })
  const read = readItemForm(form, version, item)
  const errors = read.errors ?? (await placeFault(ctx.db, read.value.placeId))
  if (!read.value || errors) return refuseFields(reader, form, errors ?? {})
  return save(read.value)
}

export const shouldRevalidate = revalidateOnConflict

/** Adds an item: one of the rate book or of the fees by one press, or one that is typed. */
export default function NewItemPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const formLabels = useWords(tripFormWords)
  const words = formLabels.item
  const { of, title, lede, isTyped, facts, values, newId, query, picks } = loaderData
  const [typedDays, setTypedDays] = useState<number | string>(query.days)
  if (isTyped)
    return (
      <TripFormPage title={title} lede={lede} of={of} reply={reply}>
        <input type="hidden" name="id" value={reply?.values.id ?? newId} />
        <ItemFields facts={facts} values={reply?.values ?? values} errors={reply?.errors ?? {}} />
      </TripFormPage>
    )
  const isFee = query.kind === 'fee'
  const { kind, day, days, place, option, search } = query
  return (
    <div className="trips">
      <TripFormBar title={title} lede={lede} of={of} />
      <div role="alert">
        {(reply?.sentence ?? reply?.errors.search) && <p className="note bad">{reply?.sentence ?? reply?.errors.search}</p>}
      </div>
      <div className="panes">
        <Form method="get" className="pane row trip-search" preventScrollReset replace>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="day" value={day} />
          {option && <input type="hidden" name="option" value={option} />}
          <TextField name="search" label={words.search} type="search" defaultValue={search} maxLength={60} />
          {!isFee && (
            <>
              <SelectField
                name="place"
                label={words.place}
                defaultValue={place}
                choices={[{ value: '', words: words.everyPlace }, ...facts.places]}
              />
              <TextField
                name="days"
                label={kind === 'stay' ? words.nights : words.days}
                type="number"
                min={1}
                max={facts.days}
                defaultValue={days}
                onChange={({ currentTarget }) => {
                  setTypedDays(currentTarget.value)
                  // Prices and refusals follow what is typed.
                  if (currentTarget.value !== '' && currentTarget.checkValidity()) currentTarget.form?.requestSubmit()
                }}
              />
            </>
          )}
          <button className="btn line" type="submit">
            {words.show}
          </button>
        </Form>
        <PickList title={isFee ? words.fees : words.found} picks={picks} newId={newId} edition={of.edition} days={typedDays} />
        {!isFee && (
          <Pane title={words.otherwise}>
            <ul className="item-list">
              {typedSources.map((way) => (
                <li key={way}>
                  <span>
                    <Link to={pathWithQuery('', { kind, day: `${day}`, days: `${days}`, place, option, source: way })}>
                      {words.ways[way]}
                    </Link>
                    <small>{words.wayTexts[way]}</small>
                  </span>
                </li>
              ))}
            </ul>
          </Pane>
        )}
      </div>
      <p>
        <Link className="btn line" to={of.path}>
          {formLabels.cancel}
        </Link>
      </p>
    </div>
  )
}

import { Form } from 'react-router'
import { listSorts, moneyViews, usualDirection } from '#features/bookings/lists/booking-list.ts'
import { marketingSources, salesChannels } from '#features/enquiries/origin.ts'
import { orderKinds } from '#features/pricing/order-kinds.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addMonths, type Day, firstOfMonth } from '#values/dates.ts'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { ListLink, listState } from '../../../ui/list-link.tsx'
import { bookingListWords } from '../../../words/admin/bookings/booking-list.ts'
import { orderKindWords } from '../../../words/admin/bookings/order-kinds.ts'
import { originWords } from '../../../words/admin/bookings/origin.ts'
import { AdminIcon } from '../../components/admin-icon.tsx'
import { Choice } from '../../components/choice.tsx'
import { allViewNames, type BookingsQuery, bookingsPath, countFilters, everyBooking } from './booking-views.ts'

type Props = {
  query: BookingsQuery
  packages: readonly { slug: string; title: string }[]
  counts: Readonly<Record<string, string>>
  today: Day
}

const anyOf = (read: ReadWords) => ({ value: '', words: read(bookingListWords).any })

/** Each order in both directions, as one choice. */
const ordersOf = (read: ReadWords) =>
  listSorts.flatMap((sort) => [
    { value: sort, words: read(bookingListWords).sorts[sort] },
    { value: `${sort}.${usualDirection[sort] === 'asc' ? 'desc' : 'asc'}`, words: read(bookingListWords).sortsTurned[sort] },
  ])

/** The months of the filter: two that have passed, a year ahead, and the chosen one. */
function monthsAround(today: Day, month: string | undefined): string[] {
  const months = Array.from({ length: 15 }, (_, index) => addMonths(firstOfMonth(today), index - 2).slice(0, 7))
  return month && !months.includes(month) ? [...months, month].sort() : months
}

/** The search and the filters, one form whose answer has an address. A narrow screen opens the filters by a button. */
export function BookingsFilters({ query, packages, counts, today }: Props) {
  const format = useFormatter()
  const words = useWords(bookingListWords)
  const orderKindLabels = useWords(orderKindWords)
  const fields = useWords(bookingListWords).fields
  const anyOf = useWords(bookingListWords).anyOf
  const { columns, sort, direction } = query
  const filterCount = countFilters(query) + (query.view === 'all' ? 0 : 1)
  const narrows = query.search !== '' || filterCount > 0 || sort !== undefined || direction !== undefined
  return (
    <Form
      className="filter-form"
      role="search"
      action="/admin/bookings"
      state={listState}
      key={bookingsPath({ ...query, cursor: undefined })}
    >
      {columns && <input type="hidden" name="cols" value={columns.join(',')} />}
      <label className="visually-hidden" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={query.search} placeholder={words.searchHint} maxLength={100} />
      <button className="btn line find" type="submit">
        <AdminIcon name="search" />
        {words.find}
      </button>
      <button className="btn line open-choices" type="button" popoverTarget="booking-filters">
        {words.filters({ count: filterCount })}
      </button>
      <div id="booking-filters" className="choices narrow-popover" popover="auto">
        <Choice name="view" label={fields.state} defaultValue={query.view}>
          {allViewNames.map((view) => (
            <option key={view} value={view}>
              {view === 'all' ? anyOf.state : counts[view] ? `${words.views[view]} (${counts[view]})` : words.views[view]}
            </option>
          ))}
        </Choice>
        <Choice name="month" label={fields.month} defaultValue={query.month ?? ''}>
          <option value="">{anyOf.month}</option>
          {monthsAround(today, query.month).map((month) => (
            <option key={month} value={month}>
              {format.month(`${month}-01`)}
            </option>
          ))}
        </Choice>
        <Choice name="kind" label={fields.kind} defaultValue={query.kind ?? ''}>
          <option value="">{anyOf.kind}</option>
          {orderKinds.map((kind) => (
            <option key={kind} value={kind}>
              {orderKindLabels[kind].word}
            </option>
          ))}
        </Choice>
        <Choice name="money" label={fields.money} defaultValue={query.money ?? ''}>
          <option value="">{anyOf.money}</option>
          {moneyViews.map((view) => (
            <option key={view} value={view}>
              {words.money[view]}
            </option>
          ))}
        </Choice>
        <FurtherFilters query={query} packages={packages} />
        <button className="btn line" type="submit">
          {words.show}
        </button>
        {narrows && (
          <ListLink className="clear" to={bookingsPath({ ...everyBooking, columns })}>
            {words.clear}
          </ListLink>
        )}
      </div>
    </Form>
  )
}

function FurtherFilters({ query, packages }: Pick<Props, 'query' | 'packages'>) {
  const read = useReader()
  const words = useWords(bookingListWords)
  const originLabels = useWords(originWords)
  const fields = useWords(bookingListWords).fields
  const { startsFrom, startsTo, madeFrom, madeTo, channel, source, sort, direction } = query
  const further = [query.package, startsFrom, startsTo, madeFrom, madeTo, channel, source, sort ?? direction].filter(
    Boolean,
  ).length
  return (
    <details className="drop" name="bookings-drop">
      <summary>{words.more({ count: further })}</summary>
      <div className="by">
        <SelectField
          name="package"
          label={fields.package}
          defaultValue={query.package ?? ''}
          choices={[anyOf(read), ...packages.map(({ slug, title }) => ({ value: slug, words: title }))]}
        />
        <TextField name="from" label={fields.from} type="date" defaultValue={startsFrom} />
        <TextField name="to" label={fields.to} type="date" defaultValue={startsTo} />
        <TextField name="made-from" label={fields.madeFrom} type="date" defaultValue={madeFrom} />
        <TextField name="made-to" label={fields.madeTo} type="date" defaultValue={madeTo} />
        <SelectField
          name="channel"
          label={originLabels.channel}
          defaultValue={channel ?? ''}
          choices={[anyOf(read), ...salesChannels.map((value) => ({ value, words: originLabels.channels[value] }))]}
        />
        <SelectField
          name="source"
          label={originLabels.source}
          defaultValue={source ?? ''}
          choices={[anyOf(read), ...marketingSources.map((value) => ({ value, words: originLabels.sources[value] }))]}
        />
        <SelectField
          name="sort"
          label={fields.sort}
          defaultValue={sort ? (direction ? `${sort}.${direction}` : sort) : ''}
          choices={[{ value: '', words: words.usual }, ...ordersOf(read)]}
        />
      </div>
    </details>
  )
}

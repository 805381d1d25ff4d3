import { Form } from 'react-router'
import { listSorts, moneyViews } from '#features/bookings/lists/booking-list.ts'
import { orderKinds } from '#features/pricing/order-kinds.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { bookingListWords as words } from '../../../words/admin/bookings/booking-list.ts'
import { orderKindWords } from '../../../words/admin/bookings/order.ts'
import { SearchFields } from '../../components/search-form.tsx'
import { type BookingsQuery, bookingsPath, countFilters, everyBooking } from './booking-views.ts'

type Props = { query: BookingsQuery; packages: readonly { slug: string; title: string }[] }

const { fields } = words
const any = { value: '', words: words.any }

/** The search, and behind it everything else that the list can be narrowed by: one form, whose answer is an address. */
export function BookingsFilters({ query, packages }: Props) {
  const asked = countFilters(query)
  const search = bookingsPath({ ...query, cursor: undefined })
  return (
    <Form className="pane narrow-by" role="search" action="/admin/bookings" key={search}>
      {query.view !== 'all' && <input type="hidden" name="view" value={query.view} />}
      <div className="search-form">
        <SearchFields
          search={query.search}
          words={words}
          clear={(query.search || asked > 0 || query.sort) && bookingsPath({ ...everyBooking, view: query.view })}
        />
      </div>
      <details open={asked > 0 || query.sort !== undefined}>
        <summary>{words.more(asked)}</summary>
        <div className="by">
          <SelectField
            name="money"
            label={fields.money}
            defaultValue={query.money ?? ''}
            choices={[any, ...moneyViews.map((value) => ({ value, words: words.money[value] }))]}
          />
          <SelectField
            name="kind"
            label={fields.kind}
            defaultValue={query.kind ?? ''}
            choices={[any, ...orderKinds.map((value) => ({ value, words: orderKindWords[value].word }))]}
          />
          <SelectField
            name="package"
            label={fields.package}
            defaultValue={query.package ?? ''}
            choices={[any, ...packages.map(({ slug, title }) => ({ value: slug, words: title }))]}
          />
          <TextField name="from" label={fields.from} type="date" defaultValue={query.startsFrom} />
          <TextField name="to" label={fields.to} type="date" defaultValue={query.startsTo} />
          <TextField name="made-from" label={fields.madeFrom} type="date" defaultValue={query.madeFrom} />
          <TextField name="made-to" label={fields.madeTo} type="date" defaultValue={query.madeTo} />
          <SelectField
            name="sort"
            label={fields.sort}
            defaultValue={query.sort ?? ''}
            choices={[{ value: '', words: words.usual }, ...listSorts.map((value) => ({ value, words: words.sorts[value] }))]}
          />
          <button className="btn" type="submit">
            {words.show}
          </button>
        </div>
      </details>
    </Form>
  )
}

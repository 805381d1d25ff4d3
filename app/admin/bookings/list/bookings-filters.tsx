import { Form } from 'react-router'
import { listSorts, moneyViews } from '#features/bookings/lists/booking-list.ts'
import { orderKinds } from '#features/offers/order.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { bookingListWords as words } from '../../../words/admin/bookings/booking-list.ts'
import { orderKindWords } from '../../../words/admin/bookings/order.ts'
import { SearchFields } from '../../components/search-form.tsx'
import { type BookingsQuery, bookingsPath, everyBooking, moreAsked } from './booking-views.ts'

type Props = { ask: BookingsQuery; packages: readonly { slug: string; title: string }[] }

const { fields } = words
const any = { value: '', words: words.any }

/** The search, and behind it everything else that the list can be narrowed by: one form, whose answer is an address. */
export function BookingsFilters({ ask, packages }: Props) {
  const asked = moreAsked(ask)
  const search = bookingsPath({ ...ask, cursor: undefined })
  return (
    <Form className="pane narrow-by" role="search" action="/admin/bookings" key={search}>
      {ask.view !== 'all' && <input type="hidden" name="view" value={ask.view} />}
      <div className="search-form">
        <SearchFields
          search={ask.search}
          words={words}
          clear={(ask.search || asked > 0 || ask.sort) && bookingsPath({ ...everyBooking, view: ask.view })}
        />
      </div>
      <details open={asked > 0 || ask.sort !== undefined}>
        <summary>{words.more(asked)}</summary>
        <div className="by">
          <SelectField
            name="money"
            label={fields.money}
            defaultValue={ask.money ?? ''}
            choices={[any, ...moneyViews.map((value) => ({ value, words: words.money[value] }))]}
          />
          <SelectField
            name="kind"
            label={fields.kind}
            defaultValue={ask.kind ?? ''}
            choices={[any, ...orderKinds.map((value) => ({ value, words: orderKindWords[value].word }))]}
          />
          <SelectField
            name="package"
            label={fields.package}
            defaultValue={ask.package ?? ''}
            choices={[any, ...packages.map(({ slug, title }) => ({ value: slug, words: title }))]}
          />
          <TextField name="from" label={fields.from} type="date" defaultValue={ask.startsFrom} />
          <TextField name="to" label={fields.to} type="date" defaultValue={ask.startsTo} />
          <TextField name="made-from" label={fields.madeFrom} type="date" defaultValue={ask.madeFrom} />
          <TextField name="made-to" label={fields.madeTo} type="date" defaultValue={ask.madeTo} />
          <SelectField
            name="sort"
            label={fields.sort}
            defaultValue={ask.sort ?? ''}
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

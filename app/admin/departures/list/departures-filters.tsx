import { Form } from 'react-router'
import { adminFilters } from '#features/departures/admin-query.ts'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { ListLink, listState } from '../../../ui/list-link.tsx'
import { departureListAdminWords } from '../../../words/admin/departures/departure-list.ts'
import { AdminIcon } from '../../components/admin-icon.tsx'
import { Choice } from '../../components/choice.tsx'
import { countFilters, type DeparturesQuery, departuresPath, listPath } from './departures-query.ts'

type Props = {
  query: DeparturesQuery
  /** The months that can be chosen, as `2027-03`. */
  months: readonly string[]
}

/** The search and the filters, one form whose answer has an address. A narrow screen opens the filters by a button. */
export function DeparturesFilters({ query, months }: Props) {
  const format = useFormatter()
  const words = useWords(departureListAdminWords).filters
  const count = countFilters(query)
  return (
    <div className="narrow-by">
      <Form
        className="filter-form"
        role="search"
        aria-label={words.label}
        action={departuresPath}
        state={listState}
        key={listPath(query)}
      >
        {query.view !== 'open' && <input type="hidden" name="view" value={query.view} />}
        {query.packageSlug && <input type="hidden" name="package" value={query.packageSlug} />}
        <input
          name="q"
          type="search"
          aria-label={words.search}
          defaultValue={query.search}
          placeholder={words.search}
          maxLength={100}
        />
        <button className="btn line find" type="submit">
          <AdminIcon name="search" />
          {words.find}
        </button>
        <button className="btn line open-choices" type="button" popoverTarget="departure-filters">
          {words.filters({ count })}
        </button>
        <div id="departure-filters" className="choices narrow-popover" popover="auto">
          <Choice name="month" label={words.month} defaultValue={query.month}>
            <option value="">{words.anyMonth}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {format.month(`${month}-01`)}
              </option>
            ))}
          </Choice>
          <Choice name="only" label={words.what} defaultValue={query.filter}>
            <option value="">{words.any}</option>
            {adminFilters.map((filter) => (
              <option key={filter} value={filter}>
                {words.names[filter]}
              </option>
            ))}
          </Choice>
          <button className="btn line" type="submit">
            {words.show}
          </button>
          {(count > 0 || query.search !== '') && (
            <ListLink className="clear" to={departuresPath}>
              {words.clear}
            </ListLink>
          )}
        </div>
      </Form>
    </div>
  )
}

import { Form, Link } from 'react-router'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { Choice } from '../../components/choice.tsx'
import { FilterBar } from '../../components/filter-bar.tsx'
import { languageName } from '../../components/language-name.ts'
import { PrintButton } from '../../components/print-button.tsx'
import { boardAddress, boardPath, countFilters, mondayOf, spans, stepsOf } from './board-address.ts'
import type { BoardView } from './load-board.server.ts'

/** What is done from the head of the board. */
export function BoardActions({ view: { query }, changes }: { view: BoardView; changes: boolean }) {
  const words = useWords(rosterWords)
  return (
    <>
      <PrintButton word={words.print} isLine />
      <Link className="btn line" to="/admin/day">
        {words.onTheRoad}
      </Link>
      {changes && (
        <Link className="btn line" to={boardAddress(query, { more: { ask: 'absence' } })} preventScrollReset>
          {words.absence.open}
        </Link>
      )}
    </>
  )
}

/** Which days and which rows are shown: steps, spans, and the filters. */
export function BoardTools({ view }: { view: BoardView }) {
  const words = useWords(rosterWords)
  const { query, window, today } = view
  const { before, after } = stepsOf(query)
  const { format } = useReader()
  const here = query.span === 'month' ? today.slice(0, 7) === query.from.slice(0, 7) : query.from === mondayOf(today)
  const arrow = (to: string, sign: string, word: string, rel: 'prev' | 'next') => (
    <Link className="btn line step" to={boardAddress(query, { from: to, run: '' })} rel={rel} preventScrollReset>
      <span aria-hidden="true">{sign}</span> <span className="visually-hidden">{`${word}, ${format.day(to)}`}</span>
    </Link>
  )
  return (
    <div className="tools board-tools">
      <nav className="steps" aria-label={words.weeks.label}>
        {arrow(before, '←', words.weeks.before, 'prev')}
        <b className="num">{format.days(window.from, window.to)}</b>
        {arrow(after, '→', words.weeks.after, 'next')}
        {!here && (
          <Link className="today" to={boardAddress(query, { from: mondayOf(today), run: '' })} preventScrollReset>
            {words.weeks.today}
          </Link>
        )}
      </nav>
      <FilterBar
        label={words.weeks.spanLabel}
        current="true"
        preventScrollReset
        filters={spans.map((span) => ({
          to: boardAddress(query, { span }),
          word: words.weeks.spans[span],
          isOn: span === query.span,
        }))}
      />
      <BoardFilters view={view} />
    </div>
  )
}

function BoardFilters({ view: { query, filters } }: { view: BoardView }) {
  const { language } = useReader()
  const words = useWords(rosterWords).filters
  const { filter, from, span, runText } = query
  const count = countFilters(query)
  return (
    <div className="narrow-by">
      <Form
        className="filter-form"
        role="search"
        aria-label={words.label}
        action={boardPath}
        key={boardAddress(query)}
        preventScrollReset
      >
        <input type="hidden" name="from" value={from} />
        {span !== '2' && <input type="hidden" name="span" value={span} />}
        {runText && <input type="hidden" name="run" value={runText} />}
        <details className="drop">
          <summary>{words.open({ count })}</summary>
          <div className="by">
            <Choice name="kind" label={words.kind} defaultValue={filter.kind ?? ''}>
              <option value="">{words.anyKind}</option>
              <option value="guide">{words.kinds.guide}</option>
              <option value="car">{words.kinds.car}</option>
            </Choice>
            {filters.bases.length > 0 && (
              <Choice name="base" label={words.base} defaultValue={filter.base ?? ''}>
                <option value="">{words.anyBase}</option>
                {filters.bases.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Choice>
            )}
            {filters.languages.length > 0 && (
              <Choice name="language" label={words.language} defaultValue={filter.language ?? ''}>
                <option value="">{words.anyLanguage}</option>
                {filters.languages.map((code) => (
                  <option key={code} value={code}>
                    {languageName(code, language)}
                  </option>
                ))}
              </Choice>
            )}
            {filters.classes.length > 0 && (
              <Choice name="class" label={words.class} defaultValue={filter.vehicleClass ?? ''}>
                <option value="">{words.anyClass}</option>
                {filters.classes.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Choice>
            )}
            <Choice name="own" label={words.own} defaultValue={filter.ownership ?? ''}>
              <option value="">{words.anyOwn}</option>
              <option value="own">{words.owns.own}</option>
              <option value="other">{words.owns.other}</option>
            </Choice>
            <button className="btn line" type="submit">
              {words.show}
            </button>
          </div>
        </details>
        {count > 0 && (
          <Link className="clear" to={boardAddress({ ...query, filter: {} })} preventScrollReset>
            {words.clear}
          </Link>
        )}
      </Form>
    </div>
  )
}

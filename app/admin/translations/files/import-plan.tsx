import { Link, useNavigation, useParams } from 'react-router'
import type { Words as WordsOf } from '#platform/languages/source.ts'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'
import type { Column } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import { PreviewPane } from '../../tables/preview-pane.tsx'
import type { ImportView } from './import-view.server.ts'

type Row = ImportView['rows'][number]

type Words = WordsOf<typeof translationFileWords.tree>['plan']

const columnsIn = ({ columns }: Words, language: string | undefined): Column<Row>[] => [
  { head: columns.line, isNumber: true, label: columns.line, cell: ({ line }) => line },
  { head: columns.entry, isRowHead: true, className: 'whole breaks', cell: ({ entry }) => entry, small: ({ place }) => place },
  { head: columns.english, className: 'whole breaks', label: columns.english, cell: ({ english }) => english },
  {
    head: columns.translation,
    className: 'whole breaks',
    label: columns.translation,
    cell: ({ text }) => <span lang={language}>{text}</span>,
    small: ({ before }) => before,
  },
  {
    head: columns.result,
    label: columns.result,
    className: 'whole',
    cell: ({ fault, result, hints }) => (
      <>
        {fault ? <span className="presses">{fault}</span> : result}
        {hints.map((hint) => (
          <small key={hint}>{hint}</small>
        ))}
      </>
    ),
  },
]

type Props = { plan: ImportView; packed: string; refusal: string | undefined }

/** What a file would save, line by line and content by content, and the form that saves it, which has the file itself. */
export function ImportPlan({ plan, packed, refusal }: Props) {
  const words = useWords(translationFileWords).plan
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const { language } = useParams()
  const { saved, over, faulty, sums, entries, unchanged } = plan
  return (
    <div className="panes">
      <Pane title={words.fileTitle} className="stack">
        <ul className="item-list num">
          {sums.map((sum) => (
            <li key={sum}>{sum}</li>
          ))}
        </ul>
      </Pane>
      <PreviewPane
        words={words}
        count={words.count({ saved, faulty })}
        refusal={refusal}
        columns={columnsIn(words, language)}
        className="import-plan folds"
        plan={plan}
        none={words.none}
        mayGo={saved > 0 || over > 0}
        nothing={<p className="muted">{words.nothing}</p>}
        isMultipart
        actions={
          <>
            {over > 0 && (
              <label className="tick">
                <input type="checkbox" name="over" value="yes" />
                <span>{words.over({ count: over })}</span>
              </label>
            )}
            <SelectField
              name="by"
              label={words.by}
              choices={(['machine', 'person'] as const).map((value) => ({ value, words: words.bys[value] }))}
              defaultValue="machine"
            />
            <div className="row wraps">
              <button className="btn" type="submit" name="event" value="import" aria-disabled={busy}>
                {busy ? bookingLabels.moves.working : words.import}
              </button>
            </div>
          </>
        }
      >
        <input type="hidden" name="packed" value={packed} />
      </PreviewPane>
      {entries.length > 0 && (
        <Pane title={words.contents} className="stack">
          <ul className="item-list num">
            {entries.map(({ id, title, result }) => (
              <li key={id}>
                <span>
                  <Link to={`/admin/translations/${language}/${id}`}>{title}</Link>
                  <small>{result}</small>
                </span>
              </li>
            ))}
          </ul>
          {unchanged > 0 && <p className="small muted num">{words.otherEntries({ count: unchanged })}</p>}
        </Pane>
      )}
    </div>
  )
}

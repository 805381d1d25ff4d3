import { Link, useNavigation, useParams } from 'react-router'
import { SelectField } from '../../../ui/field.tsx'
import { adminWords } from '../../../words/admin/admin.ts'
import { translationFileWords } from '../../../words/admin/translation-files.ts'
import type { Column } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import { PreviewPane } from '../../tables/preview-pane.tsx'
import type { ImportView } from './import-view.server.ts'

const words = translationFileWords.plan
const { columns } = words

type Row = ImportView['rows'][number]

const columnsIn = (language: string | undefined): Column<Row>[] => [
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

const translators = [
  { value: 'machine', words: words.bys.machine },
  { value: 'person', words: words.bys.person },
]

type Props = { plan: ImportView; packed: string; refusal: string | undefined }

/** What a file would save, line by line and content by content, and the form that saves it, which has the file itself. */
export function ImportPlan({ plan, packed, refusal }: Props) {
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
        count={words.count(saved, faulty)}
        refusal={refusal}
        columns={columnsIn(language)}
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
                <span>{words.over(over)}</span>
              </label>
            )}
            <SelectField name="by" label={words.by} choices={translators} defaultValue="machine" />
            <div className="row wraps">
              <button className="btn" type="submit" name="event" value="import" aria-disabled={busy}>
                {busy ? adminWords.booking.moves.working : words.import}
              </button>
            </div>
          </>
        }
      >
        <input type="hidden" name="packed" value={packed} />
      </PreviewPane>
      {entries.length > 0 && (
        <Pane title={words.entries} className="stack">
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
          {unchanged > 0 && <p className="small muted num">{words.otherEntries(unchanged)}</p>}
        </Pane>
      )}
    </div>
  )
}

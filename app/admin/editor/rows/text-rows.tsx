import { useWords } from '../../../languages/use-words.ts'
import { fieldId } from '../../../ui/field.tsx'
import { textRowsWords } from '../../../words/admin/content/editor-text-rows.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { linesOf, textsOf } from '../text/text-lines.ts'
import type { Widget } from '../widget-frame.tsx'
import { Rows } from './rows.tsx'

type Props = Widget<readonly string[]> & {
  /** The button that adds one: 'Add what is included'. */
  add?: string
  /** The most characters of one text, and the most texts. */
  longest?: number
  most?: number
  /** Whether a text is a paragraph rather than a line. */
  paragraphs?: boolean
}

/**
 * A list of short texts. It is posted as one field, `name`, with one text to a line (`textsOf` of text-lines.ts reads it).
 * Without JavaScript that field is a textarea; with it there is a row for each text, and a pasted list becomes rows.
 */
export function TextRows({
  name,
  label,
  value,
  onChange,
  problem,
  hint,
  add,
  longest = 300,
  most = 40,
  paragraphs = false,
}: Props) {
  const words = useWords(textRowsWords)
  const inBrowser = useInBrowser()
  const id = fieldId(name)
  if (!inBrowser)
    return (
      <div className={problem ? 'field err' : 'field'}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          name={name}
          rows={Math.max(4, value.length + 1)}
          defaultValue={linesOf(value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint`}
        />
        <span className="hint" id={`${id}-hint`}>
          {[problem, hint, words.perLine].filter(Boolean).join(' ')}
        </span>
      </div>
    )
  const Field = paragraphs ? 'textarea' : 'input'
  return (
    <>
      <input type="hidden" name={name} value={linesOf(value)} />
      <Rows
        name={name}
        label={label}
        value={value}
        onChange={onChange}
        problem={problem}
        hint={[hint, words.paste].filter(Boolean).join(' ')}
        rowName={(row) => words.line({ row })}
        add={add ?? words.add}
        fresh={() => ''}
        most={most}
        className="texts"
      >
        {({ row, at, change }) => (
          <Field
            value={row}
            maxLength={longest}
            aria-label={`${label}: ${words.line({ row: at + 1 })}`}
            onChange={({ currentTarget }) => change(currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
            onPaste={(event) => {
              const texts = textsOf(event.clipboardData.getData('text'))
              if (texts.length < 2) return
              event.preventDefault()
              const here = row.trim() === '' ? texts : [row, ...texts]
              onChange(value.toSpliced(at, 1, ...here.map((text) => text.slice(0, longest))).slice(0, most))
            }}
          />
        )}
      </Rows>
    </>
  )
}
